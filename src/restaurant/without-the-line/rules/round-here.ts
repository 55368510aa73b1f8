import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { isOrderState, RECEIVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import type { FloorTable, StaffSitting } from '#tables/sittings/wire/sittings.ts';
import type { RoundHere } from './order-made-here.ts';

type Sitting = NonNullable<FloorTable['sitting']>;

/** What decides about a table's next round, from what this tablet knows of its rounds. */
export function nextRoundOf(sitting: Sitting, orders: readonly StaffOrderView[]): RoundHere {
  const own = roundsOf(sitting._id, orders);
  const latest = Math.max(0, ...sitting.rounds.map(({ round }) => round));
  return {
    sitting: { _id: sitting._id, round: latest + 1, ...partyOf(sitting) },
    before: own.map(chargedOf),
    held: heldIn(sitting),
  };
}

/** What its tickets say of those who sit there. */
const partyOf = ({ needs, covers, waiter }: Sitting): Partial<RoundHere['sitting']> => ({
  ...(needs ? { needs } : {}),
  ...(covers ? { covers } : {}),
  ...(waiter ? { waiter: waiter.name } : {}),
});

/** What comes off the next round of a table, as the floor has it. */
export function heldIn({ discounts = [] }: Pick<Sitting, 'discounts'>): OrderDiscount[] {
  return discounts.map(({ reason, percent }, at) => ({
    id: String(at),
    line: null,
    reason,
    by: '',
    kind: 'percent',
    percent: parseHundredths(percent) ?? 0,
  }));
}

const roundsOf = (sittingId: string, orders: readonly StaffOrderView[]) =>
  orders
    .filter(({ sitting }) => sitting?._id === sittingId)
    .toSorted((one, other) => (one.sitting?.round ?? 0) - (other.sitting?.round ?? 0));

/** What it costs, and whether it bears the fixed charges of its table. */
export function chargedOf({ state, amount, rates = [], money }: StaffOrderView): RoundHere['before'][number] {
  const charges = rates.map(({ label, kind, value }): Charge => {
    const sum = parseHundredths(value) ?? 0;
    return kind === 'absolute' ? { label, kind, amount: sum } : { label, kind, rate: sum };
  });
  return {
    state: isOrderState(state) ? state : RECEIVED,
    amount: parseHundredths(amount) ?? 0,
    roundOff: money.roundOff === undefined ? null : Math.round(money.roundOff * 100),
    charges,
  };
}

const NOBODY = {
  code: '',
  guestList: [],
  lines: [],
  parts: [],
  receipts: [],
  tips: 0,
  timeline: [],
  reopenUntil: null,
};

/**
 * The opened sheet of a table to which something was done here: what the server said last, if it was asked, with the floor
 * and the rounds as they are now.
 */
export function sheetOf(
  { iden, label, sitting }: Pick<FloorTable, 'iden' | 'label'> & { sitting: Sitting },
  orders: readonly StaffOrderView[],
  said: StaffSitting | undefined,
): StaffSitting {
  const known = said?.orders ?? [];
  const now = roundsOf(sitting._id, orders).map(({ slug = '', ...order }) => {
    const who = known.find(({ _id }) => _id === order._id)?.who ?? {};
    return { ...order, slug, round: order.sitting?.round ?? 0, who };
  });
  const others = known.filter(({ _id }) => !now.some((order) => order._id === _id));
  const rounds = [...others, ...now].toSorted((one, other) => one.round - other.round);
  return { ...NOBODY, ...said, ...sitting, table: { iden, label }, orders: rounds };
}
