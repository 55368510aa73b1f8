import { asCharacters, COLUMNS, DOTS, layOut, type Paper } from '../../rules/paper/lay-out.ts';
import type { PrintLine } from '../../rules/paper/print-line.ts';
import { drawPng } from './draw-rows.ts';

/** The offered types, the best first. A picture comes out right whatever letters the printer has. */
export const STAR_TYPES = ['image/png', 'text/plain'] as const;
export type StarType = (typeof STAR_TYPES)[number];

export async function encodeStar(lines: readonly PrintLine[], paper: Paper, type: StarType): Promise<Buffer> {
  const rows = layOut(lines, COLUMNS[paper]);
  if (type === 'image/png') return drawPng(rows, DOTS[paper]);
  const text = rows.map((row) => {
    if (row.kind === 'row') return asCharacters({ ...row, size: 'tall' }, COLUMNS[paper]);
    if (row.kind === 'rule') return '-'.repeat(COLUMNS[paper]);
    return row.kind === 'qr' ? row.text : '';
  });
  return Buffer.from(`${text.join('\n')}\n`);
}
