/** "Table 12": the label that comes with a table is either the word alone or all of it. */
export function placeName({ iden, idel }: { iden: string; idel?: string | undefined }): string {
  const label = idel ?? '';
  return ` ${label} `.includes(` ${iden} `) ? label : `${label} ${iden}`.trim();
}
