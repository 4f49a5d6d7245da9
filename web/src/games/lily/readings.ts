// How the names of our girls are read, for Japanese players. Cards of one's own have none.

const READINGS: Record<string, string> = {
  shiho: "しほ",
  minato: "みなと",
  yuzuki: "ゆづき",
  kanade: "かなで",
  chitose: "ちとせ",
  itoha: "いとは",
  rin: "りん",
  haruka: "はるか",
  sakiho: "さきほ",
  towa: "とわ",
  kuroe: "くろえ",
  yoru: "よる",
  sena: "せな",
  mio: "みお",
  tsukasa: "つかさ",
  ibuki: "いぶき",
  reika: "れいか",
  noa: "のあ",
  mayu: "まゆ",
  kasumi: "かすみ",
  akari: "あかり",
  kagari: "かがり",
  tsubaki: "つばき",
  natsume: "なつめ",
  kaede: "かえで",
  hinata: "ひなた",
  ruri: "るり",
  suzu: "すず",
  benio: "べにお",
  ayame: "あやめ",
};

/** The reading of a name in a language; empty: it needs none, or nobody knows. */
export const readingOf = (name: string, language: string): string => (language === "ja" ? (READINGS[name] ?? "") : "");
