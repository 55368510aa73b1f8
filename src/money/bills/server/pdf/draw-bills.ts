import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BillContent, type BillSheet, portionsOf, sheetOf } from '../../rules/bill-sheet.ts';
import {
  type Block,
  beside,
  type Column,
  code,
  facts,
  gap,
  paragraph,
  parts,
  row,
  rule,
  soft,
  stack,
  sums,
} from './blocks.ts';
import { createPen, type Pen } from './pen.ts';

export const PAPERS = ['a4', '80mm'] as const;
export type Paper = (typeof PAPERS)[number];

export const A4 = { width: 210, height: 297, margin: 16 };
export const ROLL = { width: 80, margin: 4 };
/** Its squares are wide enough for a telephone, and for a roll. */
const CODE = 60;
const SHARES = [0.46, 0.08, 0.15, 0.14, 0.17];
const HEADS = ['Item', 'Qty', 'Rate', 'Discount', 'Amount'];

/** Yields the PDF's bytes bill by bill, so that other requests get their turn in between. */
export async function* drawBills(contents: BillContent[], paper: Paper): AsyncGenerator<Buffer> {
  const pen = createPen(contents.map(({ number }) => number).join(', '));
  for (const content of contents) {
    const sheet = sheetOf(content);
    if (paper === 'a4') drawPages(pen, wideBlocks(pen, sheet));
    else drawRoll(pen, narrowBlocks(pen, sheet));
    const bytes = pen.document.read() as Buffer | null;
    if (bytes) yield bytes;
    await nextTurn();
  }
  pen.document.end();
  for await (const bytes of pen.document) yield bytes as Buffer;
}

export function drawPages(pen: Pen, blocks: Block[]): void {
  let y = A4.height;
  for (const block of blocks) {
    if (y + block.height > A4.height - A4.margin) {
      pen.newPage(A4.width, A4.height);
      y = A4.margin;
    }
    block.draw(y);
    y += block.height;
  }
}

export function drawRoll(pen: Pen, blocks: Block[]): void {
  const all = stack(blocks);
  pen.newPage(ROLL.width, all.height + 2 * ROLL.margin);
  all.draw(ROLL.margin);
}

function wideBlocks(pen: Pen, sheet: BillSheet): Block[] {
  const page: Column = { x: A4.margin, width: A4.width - 2 * A4.margin, size: 3.6 };
  const [left, right] = parts(page, [0.55, 0.45], 6) as [Column, Column];
  const columns = parts(page, SHARES);
  const head = beside([
    stack([
      paragraph(pen, left, sheet.name, { size: 6.6, weight: 'display' }),
      ...sheet.supplier.map((line) => paragraph(pen, left, line, { size: page.size })),
    ]),
    stack([
      paragraph(pen, right, sheet.title, { size: 6, weight: 700, align: 'end' }),
      paragraph(pen, right, sheet.hindiTitle, { size: 4, align: 'end' }),
    ]),
  ]);
  const lines = sheet.lines.map(({ label, note, quantity, rate, discount, amount }) =>
    stack([
      gap(1),
      row(pen, columns, [label, quantity, rate, discount, amount]),
      soft(pen, columns[0] as Column, note),
      gap(1),
    ]),
  );
  return [
    head,
    gap(2),
    paragraph(pen, page, sheet.declaration, { size: page.size, weight: 700 }),
    rule(pen, page),
    facts(pen, parts(page, [0.5, 0.5], 6), sheet.facts),
    rule(pen, page),
    row(pen, columns, HEADS, { weight: 700 }),
    ...lines,
    rule(pen, page),
    ...sums(pen, right, sheet.sums),
    code(pen, left, sheet.signedQr, CODE),
    gap(3),
    paragraph(pen, page, sheet.words, { size: page.size }),
    gap(3),
    paragraph(pen, page, sheet.footer, { size: page.size }),
  ];
}

function narrowBlocks(pen: Pen, sheet: BillSheet): Block[] {
  const page: Column = { x: ROLL.margin, width: ROLL.width - 2 * ROLL.margin, size: 3 };
  const middle = { size: page.size, align: 'middle' } as const;
  const columns = parts(page, [0.65, 0.35]);
  const lines = sheet.lines.flatMap((line) => [
    paragraph(pen, page, line.label, { size: page.size, weight: 700 }),
    soft(pen, page, line.note),
    row(pen, columns, [portionsOf(line), line.amount]),
    gap(1),
  ]);
  return [
    paragraph(pen, page, sheet.name, { size: 5, weight: 'display', align: 'middle' }),
    ...sheet.supplier.map((line) => paragraph(pen, page, line, middle)),
    gap(2),
    paragraph(pen, page, `${sheet.title} · ${sheet.hindiTitle}`, { ...middle, size: 3.6, weight: 700 }),
    paragraph(pen, page, sheet.declaration, { ...middle, size: 2.6 }),
    rule(pen, page),
    facts(pen, [page], sheet.facts),
    rule(pen, page),
    ...lines,
    rule(pen, page),
    ...sums(pen, page, sheet.sums),
    gap(2),
    paragraph(pen, page, sheet.words, { ...middle, size: 2.8 }),
    code(pen, page, sheet.signedQr, CODE),
    gap(2),
    paragraph(pen, page, sheet.footer, middle),
  ];
}
