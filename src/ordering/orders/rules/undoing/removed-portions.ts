import type { OrderFold } from '../fold-order.ts';
import type { ItemChange, OrderEdit } from '../order.ts';

/** A stored line of an order. Portions removed from it are a line of their own, which is not charged. */
export interface StoredLine {
  id: string;
  /** The line that these portions were removed from. */
  partOf: string | null;
  quantity: number;
  discarded: boolean;
  ready: boolean;
}

export interface LineChange<Line> {
  lines: Line[];
  change: ItemChange;
  /** Id of a line that was ready but no longer is, because unmade portions were put back to it. */
  noLongerReady: string | null;
}

interface TakingOff {
  /** Portions that stay. Nothing changes if no more than that are left. */
  keep: number;
  /** Id for the line of the removed portions, unless all are removed. */
  partId: string;
}

/** Parts of one line. After that, removed portions join the last part. */
const MOST_PARTS = 20;

/** Returns null if nothing changes. */
export function takeOff<Line extends StoredLine>(
  lines: Line[],
  line: Line,
  { keep, partId }: TakingOff,
): LineChange<Line> | null {
  if (line.discarded || line.quantity <= keep) return null;
  if (keep === 0) return whole(lines, line, true);
  const { id, ready } = line;
  const quantity = line.quantity - keep;
  const parts = partsOf(lines, id);
  const last = parts.length < MOST_PARTS ? undefined : parts.at(-1);
  const part = last
    ? { ...last, quantity: last.quantity + quantity, ready: last.ready && ready }
    : { ...line, id: partId, partOf: id, quantity, discarded: true };
  const others = lines.filter((each) => each !== last);
  const place = others.indexOf(line) + partsOf(others, id).length + 1;
  return {
    lines: others
      .toSpliced(place, 0, part)
      .map((each) => (each === line ? { ...line, quantity: keep } : each)),
    change: { lineId: part.id, of: id, quantity, discarded: true },
    noLongerReady: null,
  };
}

/**
 * Returns null if nothing changes. Portions go back to their line, so that sums are as before: taxes are
 * rounded per line.
 */
export function putBack<Line extends StoredLine>(lines: Line[], line: Line): LineChange<Line> | null {
  if (!line.discarded) return null;
  const rest = lines.find(({ id }) => id === line.partOf);
  if (!rest || rest.discarded) return whole(lines, rest ?? line, false);
  const { id, quantity } = line;
  return {
    ...together(lines, rest, [line]),
    change: { lineId: id, of: rest.id, quantity, discarded: false },
  };
}

/** Removes or puts back a whole line, with the portions removed from it before. */
function whole<Line extends StoredLine>(lines: Line[], line: Line, discarded: boolean): LineChange<Line> {
  const { id, quantity } = line;
  const parts = partsOf(lines, id);
  return {
    ...together(lines, { ...line, discarded }, parts),
    change: { lineId: id, discarded, ...(discarded && parts.length > 0 ? { quantity } : {}) },
  };
}

function together<Line extends StoredLine>(lines: Line[], line: Line, parts: Line[]) {
  const quantity = parts.reduce((sum, part) => sum + part.quantity, line.quantity);
  const ready = line.ready && parts.every((part) => part.ready);
  return {
    lines: lines
      .filter((each) => !parts.includes(each))
      .map((each) => (each.id === line.id ? { ...line, quantity, ready } : each)),
    noLongerReady: line.ready && !ready ? line.id : null,
  };
}

/**
 * Restores the lines as of a fold, each followed by the portions that had been removed from it by then. What `later`
 * edits added was not there yet.
 */
export function linesAfter<Line extends StoredLine>(
  lines: readonly Line[],
  { discarded, parts }: Pick<OrderFold, 'discarded' | 'parts'>,
  later: readonly OrderEdit[] = [],
): Line[] {
  const added = new Set(later.flatMap((edit) => edit.added.map(({ lineId }) => lineId)));
  const more = later.flatMap((edit) => edit.more);
  return linesOnly(lines).flatMap((line) => {
    const { id: partOf } = line;
    if (added.has(partOf)) return [];
    const rows = partsOf(lines, partOf);
    const grown = more.reduce((sum, { lineId, quantity }) => sum + (lineId === partOf ? quantity : 0), 0);
    const total = rows.reduce((sum, row) => sum + row.quantity, line.quantity - grown);
    const off = [...parts].flatMap(([id, { of, quantity }]) => {
      if (of !== partOf) return [];
      const { ready } = rows.find((row) => row.id === id) ?? line;
      return [{ ...line, id, partOf, quantity, ready, discarded: true }];
    });
    const quantity = off.reduce((left, part) => left - part.quantity, total);
    return [{ ...line, quantity, discarded: discarded.has(partOf) }, ...off];
  });
}

/** Removed lines no longer count towards the order's amount. */
export function isKept({ discarded }: Pick<StoredLine, 'discarded'>): boolean {
  return !discarded;
}

function partsOf<Line extends StoredLine>(lines: readonly Line[], lineId: string): Line[] {
  return lines.filter(({ partOf }) => partOf === lineId);
}

/** Leaves out removed portions of lines. */
export function linesOnly<Line extends Pick<StoredLine, 'partOf'>>(lines: readonly Line[]): Line[] {
  return lines.filter(({ partOf }) => partOf === null);
}
