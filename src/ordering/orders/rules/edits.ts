import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { Charge, PriceableLine } from '#ordering/prices/rules/price-line.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { ItemChange, OrderEdit } from './order.ts';
import { isKept, putBack, type StoredLine, takeOff } from './undoing/removed-portions.ts';

export type EditedLine = StoredLine & PriceableLine & { id: string };

/** One change of a running order. `line` is the id of one of its lines. */
export type Edit<Line> =
  | { kind: 'add'; line: Line }
  | { kind: 'quantity'; line: string; quantity: number }
  | { kind: 'off'; line: string; quantity?: number | undefined }
  | { kind: 'back'; line: string }
  | { kind: 'give'; discount: OrderDiscount }
  | { kind: 'undiscount'; id: string };

interface Edited<Line> {
  lines: Line[];
  discounts: readonly OrderDiscount[];
}

/** An entry for the log: portions that came off or back, or all that was added and given. */
export interface EditEntry {
  before: Minor;
  after: Minor;
  change: ItemChange | OrderEdit;
}

export interface EditResult<Line> extends Edited<Line> {
  amount: Minor;
  entries: EditEntry[];
  /** Lines that were ready, until unmade portions came to them. */
  noLongerReady: string[];
}

/** Lines an order may have, with what was taken off. */
export const MOST_ORDER_LINES = 300;
export const MOST_DISCOUNTS = 20;

/**
 * Changes an order: first what comes off or back, each with an entry of its own, then what is added and given. Throws
 * where a line or a discount is not there. `partIdOf`: the id of the portions that an edit takes off.
 */
export function applyEdits<Line extends EditedLine>(
  order: Edited<Line> & { charges: Charge[] },
  edits: readonly Edit<Line>[],
  partIdOf: (edit: Edit<Line>) => string,
): EditResult<Line> {
  const amountOf = ({ lines, discounts }: Edited<Line>) =>
    priceCart(lines.filter(isKept), order.charges, discounts).grandTotal;
  let now: Edited<Line> = { lines: order.lines, discounts: order.discounts };
  let amount = amountOf(now);
  const [entries, noLongerReady]: [EditEntry[], string[]] = [[], []];
  const note = (change: EditEntry['change'], next: Edited<Line>) => {
    const before = amount;
    [now, amount] = [next, amountOf(next)];
    entries.push({ before, after: amount, change });
  };
  const isMoving = (edit: Edit<Line>) => isLess(edit, order.lines);
  for (const edit of edits.filter(isMoving)) {
    const done = move(now.lines, edit, partIdOf);
    if (!done) continue;
    if (done.noLongerReady !== null) noLongerReady.push(done.noLongerReady);
    note(done.change, { ...now, lines: done.lines });
  }
  const edit: OrderEdit = { added: [], more: [] };
  let next = now;
  for (const each of edits.filter((one) => !isMoving(one))) next = grow(next, each, edit, noLongerReady);
  if (next.lines.length > MOST_ORDER_LINES || next.discounts.length > MOST_DISCOUNTS)
    throw new AppError('CHANGED_TOO_OFTEN');
  if (next.discounts !== now.discounts) edit.discounts = [...next.discounts];
  if (edit.added.length > 0 || edit.more.length > 0 || edit.discounts) note(edit, next);
  return { ...now, amount, entries, noLongerReady };
}

/** Whether portions come off a line or back to it. */
function isLess<Line extends EditedLine>(edit: Edit<Line>, lines: readonly Line[]): boolean {
  if (edit.kind === 'quantity') return edit.quantity <= lineOf(lines, edit.line).quantity;
  return edit.kind === 'off' || edit.kind === 'back';
}

function lineOf<Line extends EditedLine>(lines: readonly Line[], lineId: string): Line {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new AppError('ITEM_NOT_FOUND');
  return line;
}

function move<Line extends EditedLine>(
  lines: Line[],
  edit: Edit<Line>,
  partIdOf: (edit: Edit<Line>) => string,
) {
  if (edit.kind === 'back') return putBack(lines, lineOf(lines, edit.line));
  if (edit.kind !== 'off' && edit.kind !== 'quantity') return null;
  const line = lineOf(lines, edit.line);
  const keep =
    edit.kind === 'quantity' ? edit.quantity : Math.max(0, line.quantity - (edit.quantity ?? line.quantity));
  return takeOff(lines, line, { keep, partId: partIdOf(edit) });
}

/** Adds portions and lines, gives and takes back discounts, and notes what the log has to tell of it. */
function grow<Line extends EditedLine>(
  now: Edited<Line>,
  edit: Edit<Line>,
  told: OrderEdit,
  noLongerReady: string[],
): Edited<Line> {
  const { lines, discounts } = now;
  switch (edit.kind) {
    case 'add':
      told.added.push({ lineId: edit.line.id, quantity: edit.line.quantity });
      return { ...now, lines: [...lines, edit.line] };
    case 'quantity': {
      const line = lineOf(lines, edit.line);
      if (line.discarded || line.partOf !== null) throw new AppError('ITEM_NOT_FOUND');
      told.more.push({ lineId: line.id, quantity: edit.quantity - line.quantity });
      if (line.ready) noLongerReady.push(line.id);
      const grown = { ...line, quantity: edit.quantity, ready: false };
      return { ...now, lines: lines.map((each) => (each === line ? grown : each)) };
    }
    case 'give':
      if (edit.discount.line !== null && !isKept(lineOf(lines, edit.discount.line)))
        throw new AppError('ITEM_NOT_FOUND');
      return { ...now, discounts: [...discounts, edit.discount] };
    case 'undiscount':
      if (!discounts.some(({ id }) => id === edit.id)) throw new AppError('ITEM_NOT_FOUND');
      return { ...now, discounts: discounts.filter(({ id }) => id !== edit.id) };
    default:
      return now;
  }
}
