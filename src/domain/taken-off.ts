import type { ItemChange, OrderFold } from './order.ts';

/**
 * A line of an order as it is kept. Where some of its portions were taken off, those are a row of their own beside it,
 * which is no longer part of what the order comes to.
 */
export interface KeptLine {
  id: string;
  /** The line that these portions were taken off. */
  partOf: string | null;
  quantity: number;
  discarded: boolean;
  ready: boolean;
}

export interface LineChange<Line> {
  lines: Line[];
  change: ItemChange;
  /** What was ready is not, because portions came back to it that were never made. */
  noLongerReady: string | null;
}

interface TakingOff {
  /** How many portions stay; nothing changes where no more than that are left. */
  keep: number;
  /** What the portions that are taken off are called from now on, where some stay. */
  partId: string;
}

/** Null where nothing changes. */
export function takeOff<Line extends KeptLine>(
  lines: Line[],
  line: Line,
  { keep, partId }: TakingOff,
): LineChange<Line> | null {
  if (line.discarded || line.quantity <= keep) return null;
  const { id, quantity } = line;
  if (keep === 0) return whole(lines, line, true);
  const part = { ...line, id: partId, partOf: id, quantity: quantity - keep, discarded: true };
  return {
    lines: lines.flatMap((each) => (each.id === id ? [{ ...line, quantity: keep }, part] : [each])),
    change: { lineId: partId, of: id, quantity: part.quantity, discarded: true },
    noLongerReady: null,
  };
}

/** Null where nothing changes. Portions go back to their line: taxes are rounded for each, and the sums are as before. */
export function putBack<Line extends KeptLine>(lines: Line[], line: Line): LineChange<Line> | null {
  if (!line.discarded) return null;
  const rest = lines.find(({ id }) => id === line.partOf);
  if (!rest || rest.discarded) return whole(lines, rest ?? line, false);
  const { id, quantity } = line;
  const ready = rest.ready && line.ready;
  const together = { ...rest, quantity: rest.quantity + quantity, ready };
  return {
    lines: lines.filter((each) => each !== line).map((each) => (each === rest ? together : each)),
    change: { lineId: id, of: rest.id, quantity, discarded: false },
    noLongerReady: rest.ready && !ready ? rest.id : null,
  };
}

/** All of a line, and with it what was taken off before. */
function whole<Line extends KeptLine>(lines: Line[], line: Line, discarded: boolean): LineChange<Line> {
  const { id } = line;
  const parts = lines.filter(({ partOf }) => partOf === id);
  const quantity = parts.reduce((sum, part) => sum + part.quantity, line.quantity);
  return {
    lines: lines
      .filter((each) => !parts.includes(each))
      .map((each) => (each === line ? { ...line, quantity, discarded } : each)),
    change: { lineId: id, discarded, ...(discarded && parts.length > 0 ? { quantity: line.quantity } : {}) },
    noLongerReady: null,
  };
}

/** The lines as they were when the log was at that point, each with the portions that were taken off it behind it. */
export function linesAfter<Line extends KeptLine>(
  lines: readonly Line[],
  { discarded, parts }: Pick<OrderFold, 'discarded' | 'parts'>,
): Line[] {
  return linesOnly(lines).flatMap((line) => {
    const total = lines.reduce(
      (sum, each) => (each.partOf === line.id ? sum + each.quantity : sum),
      line.quantity,
    );
    const off = [...parts].filter(([, { of }]) => of === line.id);
    const quantity = off.reduce((left, [, part]) => left - part.quantity, total);
    return [
      { ...line, quantity, discarded: discarded.has(line.id) },
      ...off.map(([id, part]) => ({
        ...line,
        id,
        partOf: line.id,
        quantity: part.quantity,
        discarded: true,
      })),
    ];
  });
}

/** Without the portions that were taken off some of them. */
export function linesOnly<Line extends Pick<KeptLine, 'partOf'>>(lines: readonly Line[]): Line[] {
  return lines.filter(({ partOf }) => partOf === null);
}
