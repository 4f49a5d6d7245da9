// Icons for actions and states.

export type LilyIconKind =
  | "attack"
  | "move"
  | "deploy"
  | "level"
  | "target"
  | "leader"
  | "shield"
  | "info"
  | "close"
  | "skill"
  | "act"
  | "petal";

export const ICON_SHAPES: Record<LilyIconKind, string> = {
  attack: "M4 4L20 20M20 4L4 20M3 15L9 21M21 15L15 21",
  move: "M4 12H19M13 6L19 12L13 18",
  deploy: "M12 4V20M4 12H20",
  level: "M5 12L12 5L19 12M5 19L12 12L19 19",
  target: "M12 2V7M12 17V22M2 12H7M17 12H22M18 12A6 6 0 1 1 6 12A6 6 0 1 1 18 12Z",
  leader: "M3 19V7L8 12L12 4L16 12L21 7V19Z",
  shield: "M12 3L20 6V12Q19 18 12 21Q5 18 4 12V6Z",
  info: "M12 11V18M12 6V7",
  close: "M5 5L19 19M19 5L5 19",
  act: "M8 4L20 12L8 20Z",
  petal: "M12 22C4 16 5 7 12 2C19 7 20 16 12 22Z",
  skill: "M13 2L5 14H11L10 22L19 9H13Z",
};

/** Icons of the types of skills: used by hand, always on, by itself, special, SP. */
export const SKILL_SHAPES: Record<string, string> = {
  activated: "M7 4L20 12L7 20Z",
  continuous: "M12 12C9 7 3 7 3 12S9 17 12 12S21 7 21 12S15 17 12 12Z",
  auto: "M13 2L5 14H11L10 22L19 9H13Z",
  special: "M12 3L14.5 9.5L21 12L14.5 14.5L12 21L9.5 14.5L3 12L9.5 9.5Z",
  sp: "M12 20C4 14 3 10 5 7C8 4 11 6 12 9C13 6 16 4 19 7C21 10 20 14 12 20Z",
};
