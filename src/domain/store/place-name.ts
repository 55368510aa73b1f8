/** What a place may be called in a store that keeps no list of its own: a link says it, and anybody can write one. */
const PLACE_WORDS = /^(table|room|counter|cabin|seat|bay|car|desk|suite|tent|villa|मेज़|मेज|टेबल|कमरा|रूम)$/iu;

export function knownPlaceWord(idel: string): string {
  const word = idel.trim();
  return PLACE_WORDS.test(word) ? word : '';
}

/** "Table 12": the label that comes with a table is either the word alone or all of it. */
export function placeName({ iden, idel }: { iden: string; idel?: string | undefined }): string {
  const label = idel ?? '';
  return ` ${label} `.includes(` ${iden} `) ? label : `${label} ${iden}`.trim();
}
