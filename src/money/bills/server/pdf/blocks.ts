import type { BillSheet } from '../../rules/bill-sheet.ts';
import { heightOf, type Pen, type Style } from './pen.ts';

/** A part that is never broken across pages. */
export interface Block {
  height: number;
  draw: (y: number) => void;
}

export interface Column {
  x: number;
  width: number;
  size: number;
}

const SOFT = '#555555';

export function gap(height: number): Block {
  return { height, draw: () => {} };
}

export function rule(pen: Pen, { x, width }: Column): Block {
  return { height: 3, draw: (y) => pen.rule(x, y + 1.5, width) };
}

export function paragraph(pen: Pen, { x, width }: Column, text: string, style: Style): Block {
  const lines = text === '' ? [] : pen.wrap(text, width, style);
  return {
    height: heightOf(lines, style),
    draw: (y) => {
      for (const [at, line] of lines.entries())
        pen.write(line, { x, width, y: y + heightOf(lines.slice(0, at), style) }, style);
    },
  };
}

/** A code in the middle of the column; nothing without a text. */
export function code(pen: Pen, { x, width }: Column, text: string | undefined, side: number): Block {
  if (text === undefined) return gap(0);
  return { height: side, draw: (y) => pen.code(text, x + (width - side) / 2, y, side) };
}

/** Puts blocks below each other. */
export function stack(blocks: Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (y) => {
      let from = y;
      for (const block of blocks) {
        block.draw(from);
        from += block.height;
      }
    },
  };
}

/** Puts blocks beside each other. */
export function beside(blocks: Block[]): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    draw: (y) => {
      for (const block of blocks) block.draw(y);
    },
  };
}

export function parts({ x, width, size }: Column, shares: number[], between = 2): Column[] {
  const room = width - between * (shares.length - 1);
  let from = x;
  return shares.map((share) => {
    const column = { x: from, width: room * share, size };
    from += column.width + between;
    return column;
  });
}

/** Labelled values in one column or two. */
export function facts(pen: Pen, columns: Column[], rows: BillSheet['facts']): Block {
  const most = Math.ceil(rows.length / columns.length);
  const pair = (column: Column, { label, text }: { label: string; text: string }) => {
    const [left, right] = parts(column, [0.36, 0.64]) as [Column, Column];
    const { size } = column;
    return beside([
      paragraph(pen, left, label, { size, color: SOFT }),
      paragraph(pen, right, text, { size }),
    ]);
  };
  return beside(
    columns.map((column, at) =>
      stack(rows.slice(at * most, (at + 1) * most).map((fact) => pair(column, fact))),
    ),
  );
}

/** A row of the table on a wide page. */
export function row(pen: Pen, columns: Column[], cells: string[], style: Partial<Style> = {}): Block {
  return beside(
    cells.map((text, at) => {
      const column = columns[at] as Column;
      return paragraph(pen, column, text, { size: column.size, align: at === 0 ? 'start' : 'end', ...style });
    }),
  );
}

export function soft(pen: Pen, column: Column, text: string): Block {
  return paragraph(pen, column, text, { size: column.size * 0.85, color: SOFT });
}

export function sums(pen: Pen, column: Column, rows: BillSheet['sums']): Block[] {
  const columns = parts(column, [0.6, 0.4]);
  return rows.map(({ label, text, isTotal }) => {
    if (!isTotal) return row(pen, columns, [label, text]);
    const larger = columns.map((one) => ({ ...one, size: one.size * 1.3 }));
    return stack([rule(pen, column), row(pen, larger, [label, text], { weight: 700 })]);
  });
}
