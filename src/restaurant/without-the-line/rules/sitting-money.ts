import { dueOf, priceOf } from '#money/bills/rules/balance.ts';
import { CANCELLED, RECEIVED, SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { type Minor, parseHundredths, toNumber } from '#platform/money/rules/money.ts';
import { stateByMoney } from '#tables/sittings/rules/state-by-money.ts';
import type { FloorSitting } from '#tables/sittings/wire/sittings.ts';
import type { WaitingCommand } from './folding/fold-orders.ts';
import { chargedOf } from './round-here.ts';

/** Figures of the wire, which are exact. */
export const toHundredths = (figure: unknown): Minor => parseHundredths(figure ?? 0) ?? 0;

/** What the table owes after this, and whether it is paid, as the server decides. */
export function withMoney(
  sitting: FloorSitting,
  { total = 0, paid = 0 }: { total?: Minor; paid?: Minor },
  at: number,
): FloorSitting {
  const sums = {
    total: toHundredths(sitting.total) + total,
    paid: toHundredths(sitting.paid) + paid,
  };
  const due = dueOf({ state: RECEIVED, amount: sums.total, roundOff: null, paid: sums.paid, refunded: 0 });
  const isOrdered = sitting.rounds.some((round) => round.state !== CANCELLED);
  const state = stateByMoney(sitting.state, { due, isOrdered, isAsked: sitting.askedAt !== null });
  return {
    ...sitting,
    state,
    paidAt: state === 'paid' ? (sitting.paidAt ?? new Date(at).toISOString()) : null,
    total: toNumber(sums.total),
    paid: toNumber(sums.paid),
    due: toNumber(due),
  };
}

/** The rounds cost what they were changed to, whatever the server says of them. */
export function withEdited(
  sitting: FloorSitting,
  command: WaitingCommand & { madeAt: number },
): FloorSitting {
  const edited = command.later?.edited?.filter((order) => order.sitting?._id === sitting._id) ?? [];
  if (edited.length === 0) return sitting;
  let total = 0;
  const rounds = sitting.rounds.map((round) => {
    const order = edited.find(({ _id }) => _id === round._id);
    if (!order || round.state === CANCELLED) return round;
    const price = priceOf(chargedOf(order));
    total += price - toHundredths(round.amount);
    // One that was served may have gone back to the kitchen.
    const state = round.state === SERVED ? order.state : round.state;
    return { ...round, state, amount: toNumber(price) };
  });
  const { discounts: _, ...same } = sitting;
  const held = heldAfter(sitting, command, edited);
  const after = { ...same, rounds, ...(held.length > 0 ? { discounts: held } : {}) };
  return withMoney(after, { total }, command.madeAt);
}

/** What comes off the next round, too: percentages of the whole bill that all rounds have. */
function heldAfter(
  { discounts = [] }: FloorSitting,
  { at, given }: WaitingCommand,
  edited: readonly StaffOrderView[],
) {
  const changes = at === 'POST /api/stores/:storeId/orders/:orderId/edit' ? given.body.changes : [];
  const more = changes.flatMap((change) => {
    if (change.kind !== 'discount' || change.line !== undefined || change.percent === undefined) return [];
    const percent = toNumber(toHundredths(change.percent));
    return [{ reason: change.reason, percent }];
  });
  const isIn = (one: FloorDiscount, some: readonly FloorDiscount[]) =>
    some.some(({ reason, percent }) => reason === one.reason && percent === one.percent);
  const stands = (one: FloorDiscount) =>
    edited.every((order) =>
      order.discounts?.some(
        ({ line, kind, reason, of }) =>
          line === null && kind === 'percent' && reason === one.reason && of === one.percent,
      ),
    );
  return [...discounts, ...more.filter((one) => !isIn(one, discounts))].filter(stands);
}

type FloorDiscount = NonNullable<FloorSitting['discounts']>[number];
