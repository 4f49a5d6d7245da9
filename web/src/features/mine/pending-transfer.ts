/** Under this name a tab keeps what a link brought until its reader has decided. */
export const ARRIVED = "madoi-arrived";
