import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { divide } from '#money/payments/rules/tab.ts';
import type { Edit, EditedLine, EditResult } from '#ordering/orders/rules/edits.ts';
import type { ItemChange, OrderState } from '#ordering/orders/rules/order.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import type { BasisPoints, Minor } from '#platform/money/rules/money.ts';
import type { SaleState } from '#restaurant/access/rules/authority.ts';
import type { Permission } from '#restaurant/people/rules/permissions.ts';
import { holdStep } from './discount-limits.ts';
import { type EditRules, isGuarded, permissionFor } from './edit-rules.ts';

interface Round {
  amount: Minor;
  discounts: readonly OrderDiscount[] | null;
}

/** What a round gets of these edits. Only discounts of the whole bill are for other rounds than its own. */
export function editsFor<Line extends EditedLine>(
  edits: readonly Edit<Line>[],
  rounds: readonly Round[],
  { own, at }: { own: number; at: number },
): Edit<Line>[] {
  const isOwn = own === at;
  return edits.flatMap((edit): Edit<Line>[] => {
    if (edit.kind === 'undiscount') return takesBack(rounds, edit.id, { isOwn, at }) ? [edit] : [];
    if (edit.kind === 'give' && edit.discount.line === null) return partOf(edit.discount, rounds, at);
    return isOwn ? [edit] : [];
  });
}

/** An unknown discount is refused at the round that was asked for. */
function takesBack(
  rounds: readonly Round[],
  discountId: string,
  { isOwn, at }: { isOwn: boolean; at: number },
): boolean {
  const has = rounds.map(({ discounts }) => discounts?.some(({ id }) => id === discountId));
  return has[at] === true || (isOwn && !has.includes(true));
}

type Given = Extract<Edit<never>, { kind: 'give' }>;

/** A percentage of the whole bill holds for each round, an amount is divided by what they cost. */
function partOf(discount: OrderDiscount, rounds: readonly Round[], at: number): Given[] {
  if (discount.kind !== 'amount') return [{ kind: 'give', discount }];
  const weights = rounds.map((round) => round.amount);
  const amount = divide(discount.amount, weights)[at] ?? 0;
  return amount === 0 ? [] : [{ kind: 'give', discount: { ...discount, amount } }];
}

interface TabEdit<Line extends EditedLine> {
  edits: readonly Edit<Line>[];
  edited: readonly EditResult<Line>[];
  /** The round that was asked for, as it was. */
  own: { lines: readonly Line[]; state: OrderState; wasServed: boolean };
  rules: EditRules;
  sale: SaleState;
  /** The largest part of a price that the person who asks may give off. */
  limit: BasisPoints;
}

interface HeldEdit {
  /** What it takes besides editing, and what is shown of it to a manager who approves it. */
  needed: Permission | null;
  isOwnPrice: boolean;
  amount: Minor;
  /** The discounts of the rounds as they are left. */
  discounts: OrderDiscount[][];
}

/** Holds a change against what its person may do. */
export function holdEdits<Line extends EditedLine & { itemId: string; unit: Minor }>({
  edits,
  edited,
  own,
  rules,
  sale,
  limit,
}: TabEdit<Line>): HeldEdit {
  const moves = edited.flatMap(movesIn);
  const off = own.lines.filter(({ id }) =>
    moves.some((move) => move.discarded && (move.of ?? move.lineId) === id),
  );
  const held = holdStep(
    edited.map(({ lines, discounts }) => ({ lines: lines.filter(isKept), discounts })),
    limit,
  );
  // What is not on the menu has a price of its own.
  const ownPriced = edits.flatMap((edit) =>
    edit.kind === 'add' && edit.line.itemId === '' ? [edit.line] : [],
  );
  const isOwnPrice = ownPriced.length > 0;
  const beyond = held.beyond + ownPriced.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  const lost = edited.reduce((sum, result) => sum + lostIn(result), 0);
  const needed = permissionFor({
    isBeyond: beyond > 0 || isOwnPrice,
    isGuarded: isGuarded(own, off, rules.guard),
    isRemoving: moves.length > 0,
    isLess: lost > 0,
    sale,
  });
  return { needed, isOwnPrice, amount: beyond || lost, discounts: held.discounts };
}

/** How much less a round costs afterwards. */
function lostIn({ entries, amount }: Pick<EditResult<EditedLine>, 'entries' | 'amount'>): Minor {
  return Math.max(0, (entries[0]?.before ?? amount) - amount);
}

/** Only the order itself has some: other rounds of its table get discounts alone. */
function movesIn({ entries }: Pick<EditResult<EditedLine>, 'entries'>): ItemChange[] {
  return entries.flatMap(({ change }) => ('lineId' in change ? [change] : []));
}
