/**
 * Words allowed for places of stores without a list of tables: the word comes from a link, which anyone can
 * write.
 */
const PLACE_WORDS = /^(table|room|counter|cabin|seat|bay|car|desk|suite|tent|villa|मेज़|मेज|टेबल|कमरा|रूम)$/iu;

export function knownPlaceWord(idel: string): string {
  const word = idel.trim();
  return PLACE_WORDS.test(word) ? word : '';
}

/** Formats "Table 12". A table's label is either the word alone or all of it. */
export function placeName({ iden, idel }: { iden: string; idel?: string | undefined }): string {
  const label = idel ?? '';
  return ` ${label} `.includes(` ${iden} `) ? label : `${label} ${iden}`.trim();
}
