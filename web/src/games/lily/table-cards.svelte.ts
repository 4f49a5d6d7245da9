// The cards of the duel on this page, for what is drawn outside its board: the stage and the rail.

import { Cards } from "./cards";

class TableCards {
  current = $state.raw(new Cards({}));
}

export const tableCards = new TableCards();
