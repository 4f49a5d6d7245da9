// The rule that is open in the dialog over the page (features/rules/RuleDialog.svelte).

class OpenRule {
  /** Empty: none. */
  id = $state("");
}

export const openRule = new OpenRule();
