// A few cards of the shipped set for the pictures; a test compares them with the set.

import "../../../../games/lily/tints.css";
import { Cards } from "../../../../games/lily/cards";
import printed from "./cards.json";

export const cards = new Cards({ cards: printed });
