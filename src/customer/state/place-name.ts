/** "Table 12": the label is either the word alone or all of it. */
export function placeName({ iden, idel }: { iden: string; idel: string }): string {
  return idel.includes(iden) ? idel : `${idel} ${iden}`.trim();
}
