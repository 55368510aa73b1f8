import type { EditEntry, EditedLine, EditResult } from './edits.ts';
import { type OrderEvent, type OrderState, PREPARING, SERVED } from './order.ts';

interface Round<Line> {
  id: string;
  state: OrderState;
  lines: readonly Line[];
}

interface Why {
  reason?: string | undefined;
  request: string | null;
}

/** What becomes of an order. One that was served goes back to the kitchen first, with what was eaten marked as ready. */
export function planOf<Line extends EditedLine & { itemId: string }>(
  { id, state, lines }: Round<Line>,
  result: EditResult<Line>,
  { reason, request }: Why,
): { state: OrderState; lines: Line[]; log: OrderEvent[] } {
  const isReopened = state === SERVED && isToCook(result);
  const made = isReopened ? madeBefore(lines, result.entries) : [];
  const reopened: OrderEvent[] = isReopened ? [{ what: 'state', from: SERVED, to: PREPARING }] : [];
  const known = new Set(lines.map((line) => line.id));
  // What came off after it was served was cooked, wherever the rest of its line goes later.
  const isCooked = (line: Line) => state === SERVED && line.partOf !== null && !known.has(line.id);
  const more = { ...(reason ? { reason } : {}), ...(request === null ? {} : { request }) };
  return {
    state: isReopened ? PREPARING : state,
    lines: result.lines.map((line) =>
      made.includes(line.id) || isCooked(line) ? { ...line, ready: true } : line,
    ),
    log: [
      ...made.map((lineId) => ({ what: 'ready' as const, lineId, ready: true })),
      ...reopened,
      ...result.entries.map((entry) => ({
        what: 'item' as const,
        ...changeOf(entry, id),
        before: entry.before,
        after: entry.after,
        ...more,
      })),
      ...result.noLongerReady.map((lineId) => ({ what: 'ready' as const, lineId, ready: false })),
    ],
  };
}

function changeOf({ change }: EditEntry, orderId: string) {
  if ('lineId' in change) return change;
  return { lineId: change.added[0]?.lineId ?? orderId, discarded: false, edit: change };
}

function isToCook<Line extends EditedLine & { itemId: string }>({
  lines,
  entries,
}: EditResult<Line>): boolean {
  const cooked = new Set(lines.filter(({ itemId }) => itemId !== '').map(({ id }) => id));
  return entries.some(
    ({ change }) =>
      'added' in change && [...change.added, ...change.more].some(({ lineId }) => cooked.has(lineId)),
  );
}

/** What was made before an order goes back to the kitchen. */
function madeBefore(lines: readonly EditedLine[], entries: readonly EditEntry[]): string[] {
  const grown = new Set(
    entries.flatMap(({ change }) => ('added' in change ? change.more.map(({ lineId }) => lineId) : [])),
  );
  return lines.flatMap(({ id, discarded, ready, partOf }) =>
    discarded || ready || partOf !== null || grown.has(id) ? [] : [id],
  );
}
