import type { PrintLine } from '#kitchen/printing/rules/paper/print-line.ts';
import { type Block, type Column, gap, paragraph, parts, row, rule } from '#money/bills/server/pdf/blocks.ts';
import { A4, drawPages, drawRoll, type Paper, ROLL } from '#money/bills/server/pdf/draw-bills.ts';
import { createPen, type Pen } from '#money/bills/server/pdf/pen.ts';

/** As wide as sums can still be read across. */
const WIDE = 130;

/** The lines of a report as PDF. */
export async function* drawDay(lines: readonly PrintLine[], paper: Paper): AsyncGenerator<Buffer> {
  const titles = lines.flatMap((line) => (line.kind === 'text' && line.centred ? [line.text] : []));
  const pen = createPen(titles.join(', '));
  const isWide = paper === 'a4';
  const page: Column = isWide
    ? { x: (A4.width - WIDE) / 2, width: WIDE, size: 3.2 }
    : { x: ROLL.margin, width: ROLL.width - 2 * ROLL.margin, size: 3 };
  const blocks = lines.map((line) => blockOf(pen, page, line));
  if (isWide) drawPages(pen, blocks);
  else drawRoll(pen, blocks);
  pen.document.end();
  for await (const bytes of pen.document) yield bytes as Buffer;
}

function blockOf(pen: Pen, page: Column, line: PrintLine): Block {
  if (line.kind === 'rule') return rule(pen, page);
  if (line.kind !== 'text') return gap(page.size);
  const { text, right, centred, bold, size } = line;
  const weight = bold ? ({ weight: 700 } as const) : {};
  if (right !== undefined) return row(pen, parts(page, [0.62, 0.38]), [text, right], weight);
  return paragraph(pen, page, text, {
    size: size ? page.size * 1.6 : page.size,
    ...weight,
    ...(centred ? { align: 'middle' as const } : {}),
  });
}
