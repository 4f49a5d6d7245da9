// Whether the games of this device's player are rated. Off until somebody switches it on; it moves with the device key.

const STORAGE_KEY = "madoi-rated";

class RatedGames {
  on = $state(localStorage.getItem(STORAGE_KEY) === "yes");

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(STORAGE_KEY, on ? "yes" : "no");
  }
}

export const ratedGames = new RatedGames();
