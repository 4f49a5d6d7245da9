// The rule that is being read, over whatever page one is on.

class Open {
  rule = $state("");
}

export const rulebook = new Open();
