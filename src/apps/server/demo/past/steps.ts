import { answerFeedback, markFeedbackRead } from '#guests/feedback/server/answer-feedback.ts';
import { giveFeedback } from '#guests/feedback/server/give-feedback.ts';
import { issueBill } from '#money/bills/server/issuing/issue-bill.ts';
import { claimPayment } from '#money/receipts/server/claim-payment.ts';
import { recordPayment } from '#money/receipts/server/record-payment.ts';
import { refundOrder } from '#money/refunds/server/refund-order.ts';
import { cartLines, currentBill } from '#ordering/cart/rules/priced-cart.ts';
import { CHANNELS, type ChannelName } from '#ordering/channels/rules/channel.ts';
import { changeState } from '#ordering/order-desk/server/change-state.ts';
import { CANCELLED, type OrderState, RECEIVED, SERVED } from '#ordering/orders/rules/order.ts';
import type { PlacedOrder, PlaceOrderBody } from '#ordering/orders/wire/order.ts';
import { placeOrder } from '#ordering/placing/server/place-order.ts';
import { readOrder } from '#ordering/placing/server/read-order.ts';
import { menusPricedAt } from '#ordering/price-rules/rules/price-at.ts';
import { rulesAt } from '#ordering/price-rules/rules/price-rule.ts';
import type { Ctx, StoreCtx } from '#platform/context/server/context.ts';
import { type Minor, toDecimal, toNumber } from '#platform/money/rules/money.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import { recordSittingPayment } from '#tables/parts/server/record-payment.ts';
import { changeSitting } from '#tables/sittings/server/change-sitting.ts';
import { closeSitting } from '#tables/sittings/server/close-sitting.ts';
import { openByStaff } from '#tables/sittings/server/open-by-staff.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { CLEARED_AFTER } from './seat-orders.ts';
import { asOwner, CLIENT, type Step, type StoreOfPast } from './step.ts';
import { stepsOfEnding } from './steps-of-ending.ts';

const COLD = 'Served cold';
const SORRY = 'We are sorry. We have told the kitchen, and hope to do better next time.';

/** A waiter takes the orders of a party that sits together. Others order by themselves. */
const channelOf = ({ isTogether }: PlannedOrder): ChannelName => (isTogether ? 'staff' : 'guest');

/** At the prices of that time. */
function bodyOf(
  planned: PlannedOrder,
  { catalogue, priceRules = [], timeZone }: StoreOfPast,
): PlaceOrderBody {
  const { at, orderType, table, address, user, remarks, meal } = planned;
  const type = catalogue.orderTypes.find(({ label }) => label === orderType) ?? null;
  const rules = rulesAt(priceRules, timeZone, { at, channel: channelOf(planned) });
  const menus = menusPricedAt(catalogue.menus, { rules, type: type?.id ?? null, area: null });
  const lines = cartLines(meal, menus, { time: storeTimeIn(timeZone, at), now: at });
  return {
    orderType,
    ...(table ? { table: { iden: table.iden, idel: table.idel } } : {}),
    address,
    user,
    remarks,
    amount: toNumber(currentBill(lines, type).grandTotal),
    items: lines.map(({ entry, selections, present }) => ({
      itemID: entry.itemId,
      itemLabel: entry.label,
      configs: selections,
      quantity: entry.quantity,
      value: toDecimal(present?.unit ?? 0),
    })),
  };
}

/** What happens to an order, each step at its time, so that bills are numbered in the sequence of their dates. */
export function stepsOf(planned: PlannedOrder, index: number, store: StoreOfPast): Step[] {
  const { at, then } = planned;
  const { storeId, now } = store;
  /** The order as it is at that time. */
  let order: Pick<PlacedOrder, '_id' | 'slug' | 'state'> = { _id: '', slug: '', state: RECEIVED };
  let sittingId = '';
  const asStaff = asOwner(store);
  const move = (when: number, to: OrderState, reason?: string): Step => ({
    at: when,
    async run(ctx) {
      const { _id: id, state: from } = order;
      // Orders of some types begin in a later state.
      if (to <= from) return;
      await changeState(asStaff(ctx), id, { from, to, ...(reason && { reason }) });
      order = { ...order, state: to };
    },
  });
  const place: Step = {
    at,
    async run(ctx) {
      const body = bodyOf(planned, store);
      if (planned.isTogether) sittingId = await openTable(asStaff(ctx), planned);
      // What the staff take at a table is a round of its guests.
      const by = planned.isTogether ? asStaff(ctx) : { ...ctx, actor: { kind: 'guest' as const } };
      // What has happened is not refused.
      const name = channelOf(planned);
      const channel = { ...CHANNELS.staff, name, opensTables: name === 'staff' };
      const asked = readOrder({ storeId, channel, client: CLIENT }, body, null);
      ({ order } = await placeOrder(by, asked));
    },
  };
  const clear = (from: number): Step | null =>
    planned.isTogether
      ? { at: from + CLEARED_AFTER, run: (ctx) => closeSitting(asStaff(ctx), sittingId, '') }
      : null;
  if (then.what === 'cancelled')
    return [place, move(then.at, CANCELLED, then.reason), clear(then.at)].filter((step) => step !== null);
  if (then.what === 'open') {
    const claim = (ctx: Ctx) => claimPayment(ctx, { slug: order.slug, utr: utrOf(index) });
    const steps = [place, move(at + 2 * MINUTE, then.state)];
    return then.isClaimed ? [...steps, { at: at + MINUTE, run: claim }] : steps;
  }
  const { paidAt, method, feedback, returned, ending } = then;
  const other = stepsOfEnding(ending, { at, paidAt, as: asStaff, orderId: () => order._id });
  const [ratedAt, returnedAt] = [paidAt + 10 * MINUTE, paidAt + 20 * MINUTE];
  const readAt = ratedAt + DAY;
  const paid = { method, ...(method === 'UPI' && { reference: utrOf(index) }) };
  const pay = (ctx: Ctx) =>
    planned.isTogether
      ? recordSittingPayment(asStaff(ctx), { sittingId, key: null, body: { ...paid, tip: tipOf(index) } })
      : recordPayment(asStaff(ctx), order._id, paid);
  const read = (ctx: Ctx) => markFeedbackRead(asStaff(ctx), [order._id]);
  const answer = (ctx: Ctx) => answerFeedback(asStaff(ctx), order._id, { text: SORRY });
  const refund = (ctx: Ctx) => {
    const body = { how: 'hand' as const, method: 'Cash' as const, reason: COLD };
    return refundOrder(asStaff(ctx), { orderId: order._id, key: order._id, body });
  };
  const steps: (Step | false | null)[] = [
    place,
    ...other.before,
    move(then.at, SERVED),
    { at: paidAt, run: (ctx) => issueBill(asStaff(ctx), order._id) },
    { at: paidAt, run: other.settle ?? pay },
    ...other.after,
    clear(paidAt),
    feedback && { at: ratedAt, run: (ctx) => giveFeedback(ctx, order.slug, feedback) },
    feedback && readAt < now && { at: readAt, run: feedback.overall < 3 ? answer : read },
    returned !== null && move(returnedAt, CANCELLED, COLD),
    returned === 'refunded' && { at: returnedAt, run: refund },
  ];
  return steps.filter((step) => step !== null && step !== false);
}

async function openTable(staff: StoreCtx, { table, meal }: PlannedOrder): Promise<string> {
  const covers = Math.min(meal.length, table?.seats ?? meal.length);
  const { sitting } = await openByStaff(staff, { table: table?.iden ?? '', covers });
  await changeSitting(staff, sitting._id, { mine: true });
  return sitting._id;
}

const TIPS = [0, 0, 20_00, 0, 50_00];

function tipOf(index: number): Minor {
  return TIPS[index % TIPS.length] ?? 0;
}

/** Made up, and different for each order. */
function utrOf(index: number): string {
  return `4${String(index).padStart(11, '0')}`;
}
