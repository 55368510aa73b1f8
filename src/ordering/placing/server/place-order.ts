import { spendOtp } from '#guests/phone-codes/server/check-otp.ts';
import { asksForCodes } from '#guests/phone-codes/server/recent-stores.ts';
import { roundToRupee, wasRounded } from '#money/payments/rules/tab.ts';
import { bringPaymentForm, keepAttempt } from '#money/payments/server/start-payment.ts';
import type { QuestionTold } from '#money/till/rules/questions.ts';
import { CHANNELS } from '#ordering/channels/rules/channel.ts';
import { findOffSince } from '#ordering/menu/server/find-swaps.ts';
import { storeAsSold, storeAtItsHour } from '#ordering/menu/server/revisions/get-revision.ts';
import { type Also, NothingWritten, placeAlone } from '#ordering/order-changes/server/place.ts';
import { findOrder, findOrders } from '#ordering/orders/server/find-order.ts';
import { placedOrderView } from '#ordering/orders/server/views.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { PlacedOrder, TakenOrderBody } from '#ordering/orders/wire/order.ts';
import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { GiveBack } from '#platform/limits/server/limiter.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { parseStoreId } from '#restaurant/stores/server/find-store.ts';
import { refuseWhenClosed } from '#restaurant/stores/server/refuse-when-closed.ts';
import { numberAtTablet } from '#restaurant/tablet-numbers/server/numbers.ts';
import { ownIdOf, raiseQuestion } from '#restaurant/without-the-line/server/late.ts';
import { isOff } from '#stock/ingredients/rules/out.ts';
import type { DecidedLine, DecidedOrder } from '../rules/place-order.ts';
import { seatOrder, tableAt, withinTable } from './at-table.ts';
import { draftOrder, type OrderDraft } from './draft-order.ts';
import type { OrderKey } from './order-key.ts';
import { checkCode, priceOrder } from './price-order.ts';
import { selectKey } from './queries.ts';
import { type AskedOrder, readOrder } from './read-order.ts';
import { type Client, takeOrderLimits, withinKilobytes } from './refusals/order-limits.ts';
import {
  askAboutTable,
  findRoundPlace,
  findRoundsBefore,
  findTaken,
  isAlone,
  saveStaffRound,
} from './round-at-table.ts';

export interface Placed {
  isNew: boolean;
  order: PlacedOrder;
}

const MOST_TRIES = 5;

/** Places an order, once per key. The client's figures are never trusted, only compared with ours. */
export function placeOrder(asker: Ctx, asked: AskedOrder): Promise<Placed> {
  return oncePerKey(asker, asked, (ctx, present) => placeOnce(ctx, present, asked));
}

type PlaceOnce = (ctx: Ctx, present: CachedStore) => Promise<OrderRow>;

/** Answers the order that was placed with the key, or places it. */
export async function oncePerKey(
  asker: Ctx,
  { storeId, channel, client, key }: Pick<AskedOrder, 'storeId' | 'channel' | 'client' | 'key'>,
  place: PlaceOnce,
): Promise<Placed> {
  const ctx = { ...asker, storeId: parseStoreId(storeId) };
  const { storeCache, metrics } = ctx.services;
  // An order that opens a table must not do it again when it is sent again.
  const taken = channel.opensTables ? await findEarlier(ctx, ctx.storeId, key) : null;
  if (taken) return taken;
  const cached = await (channel.opensTables
    ? storeCache.getCurrent(ctx.db, ctx.storeId)
    : storeCache.get(ctx.storeId));

  const counted: GiveBack[] = [];
  let isNew = false;
  const countAndPlace: PlaceOnce = async (_, present) => {
    if (channel.isStranger && counted.length === 0) counted.push(await countGuest(ctx, client, present));
    return place(ctx, present);
  };
  try {
    const placed = await placeFrom(ctx, cached, { key, place: countAndPlace });
    isNew = placed.isNew;
    if (isNew) metrics.orderPlaced(channel.name);
    return placed;
  } finally {
    if (!isNew) for (const giveBack of counted) await giveBack();
  }
}

/**
 * Decides by the store in memory, because the statement that writes checks its revision. Key and store are read only
 * if nothing was written: a retry gets its order, and nobody is refused by a menu that has changed since.
 */
async function placeFrom(
  ctx: Ctx,
  cached: CachedStore,
  { key, place }: { key: OrderKey; place: PlaceOnce },
): Promise<Placed> {
  const { storeId } = cached.store;
  let present = cached;
  for (let attempt = 1; ; attempt++) {
    const decided = await place(ctx, present).catch(orRefusal);
    if (!(decided instanceof AppError)) return { isNew: true, order: await tell(ctx, decided) };
    const earlier = await findEarlier(ctx, storeId, key);
    if (earlier) return earlier;
    const current = await ctx.services.storeCache.getCurrent(ctx.db, storeId);
    const isCurrent = current.store.revision === present.store.revision;
    const isRefused = isCurrent && !(decided instanceof NothingWritten);
    if (isRefused || attempt === MOST_TRIES) throw decided;
    present = current;
  }
}

function orRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

async function placeOnce(ctx: Ctx, current: CachedStore, asked: AskedOrder): Promise<OrderRow> {
  const { storeId } = current.store;
  const { channel } = asked;
  if (!ctx.late) refuseWhenClosed(ctx, current.store, channel);
  const taken = await findTaken(ctx, asked);
  const before = await findRoundsBefore(ctx, current, asked, taken);
  const round = before.length > 0 ? before : null;
  const { present, decided } = await decide(ctx, current, asked, round);
  const { isTaxIncluded } = present;
  const also = [
    ...(ctx.late ? askAboutTable(asked, taken) : []),
    ...(ctx.late ? askAboutPrice(asked, decided, present) : []),
    ...(ctx.late ? await askAboutMenu(ctx, { ...current, isTaxIncluded }, asked, { decided, round }) : []),
    ...(ctx.late ? await askAboutOut(ctx, storeId, asked, decided) : []),
    ...(asked.also ?? []),
  ];
  const { orderType } = decided;
  const table = taken ? tableAt(taken) : seatOrder(present, asked, orderType);
  const place = isAlone(asked, taken)
    ? null
    : (taken ?? (await findRoundPlace(ctx, present, asked, { table, orderType })));
  const proof = await checkCode(ctx, storeId, asked, decided);
  const tablet = await numberAtTablet(ctx, storeId, asked.given ?? null);
  const draft = await draftOrder(ctx, present, asked, {
    decided,
    table,
    proof,
    tablet,
    isRound: round !== null,
  });
  const { written } = draft;
  if (place) {
    const { sittingId } = asked;
    return saveStaffRound(ctx, present, place, { written, pricedAfter: before, also, sittingId });
  }
  if (also.length > 0) return placeAlone(ctx, written, also);
  const { network } = asked.client;
  return withinKilobytes(ctx.services.limiter, network, written, () =>
    withinTable(ctx, { storeId, table: channel.isStranger ? table : null, network }, () =>
      placeAlone(ctx, written, keptWith(draft)),
    ),
  );
}

interface Decided {
  present: CachedStore;
  decided: DecidedOrder;
}

async function decide(
  ctx: Ctx,
  current: CachedStore,
  asked: AskedOrder,
  round: readonly OrderRow[] | null,
): Promise<Decided> {
  const { late } = ctx;
  if (!late) return { present: current, decided: await priceOrder(ctx, current, asked, round) };
  const { lines } = asked.request;
  const amount = asked.request.amount ?? 0;
  const decideBy = async (known: CachedStore): Promise<Decided> => {
    const isRounding = wasRounded(amount, asked.taken) ?? known.isRounding;
    const present = { ...(await storeAsSold(ctx, known, late, lines)), isRounding };
    return { present, decided: await priceOrder(ctx, present, asked, round) };
  };
  const asToday = await decideBy(current);
  if (asToday.decided.priced.grandTotal === amount) return asToday;
  // No revision says whether prices had their tax in them. What the device came to does.
  const other = await decideBy({ ...current, isTaxIncluded: !current.isTaxIncluded });
  return other.decided.priced.grandTotal === amount ? other : asToday;
}

/** What was sold without the line at another sum than it comes to here is for a person to check. */
function askAboutPrice({ request, taken }: AskedOrder, { priced }: DecidedOrder, store: CachedStore): Also[] {
  const amount = request.amount ?? 0;
  if (amount === priced.grandTotal) return [];
  const price = store.isRounding ? roundToRupee(priced.grandTotal) : priced.grandTotal;
  const told = taken === undefined ? { taken: amount, due: priced.grandTotal } : { taken, due: price };
  return [
    async (tx, { storeId, id: orderId }) =>
      void (await raiseQuestion(tx, { storeId, kind: 'price', orderId, command: null, told })),
  ];
}

/** A device that says another menu than that of the hour was on sale is believed, and a person asked. */
async function askAboutMenu(
  ctx: Ctx,
  current: CachedStore,
  asked: AskedOrder,
  { decided, round }: { decided: DecidedOrder; round: readonly OrderRow[] | null },
): Promise<Also[]> {
  const then = ctx.late && (await storeAtItsHour(ctx, current, ctx.late, asked.request.lines));
  const told = then && (await otherPrice(ctx, then, asked, { decided, round }));
  if (!told) return [];
  const kind = told.code === undefined ? 'price' : 'refused';
  return [
    async (tx, { storeId, id: orderId }) =>
      void (await raiseQuestion(tx, { storeId, kind, orderId, command: null, told })),
  ];
}

/** What was sold without the line after something for it had run out stands. Somebody has to know. */
async function askAboutOut(
  ctx: Ctx,
  storeId: string,
  { request }: AskedOrder,
  { lines }: DecidedOrder,
): Promise<Also[]> {
  const standing = await findOffSince(ctx.db, storeId, new Date(ctx.now));
  const dishes = [...request.lines, ...lines.flatMap(partsOfDecided)];
  if (!dishes.some((dish) => isOff(standing, dish))) return [];
  const { code, message } = new AppError('ITEM_UNAVAILABLE');
  const told = { isSaved: true, code, message };
  return [
    async (tx, { id: orderId }) =>
      void (await raiseQuestion(tx, { storeId, kind: 'refused', orderId, command: null, told })),
  ];
}

/** The dishes of a combo, as they come. */
const partsOfDecided = ({ chosen }: DecidedLine) =>
  chosen.flatMap(({ options }) =>
    options.flatMap(({ itemId, part }) =>
      itemId === undefined ? [] : [{ itemId, selections: part?.selections ?? [] }],
    ),
  );

/** What it comes to by another menu, if that is another sum; or why it is not on it. */
async function otherPrice(
  ctx: Ctx,
  then: CachedStore,
  asked: AskedOrder,
  { decided, round }: { decided: DecidedOrder; round: readonly OrderRow[] | null },
): Promise<QuestionTold | null> {
  const { lines, ...request } = asked.request;
  const unpriced = lines.map(({ value: _, ...line }) => line);
  const taken = decided.priced.grandTotal;
  try {
    const other = await priceOrder(ctx, then, { ...asked, request: { ...request, lines: unpriced } }, round);
    const due = other.priced.grandTotal;
    return due === taken ? null : { taken, due };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { isSaved: true, code: error.code, message: error.message };
  }
}

/** The code that is used up with an order, and the payment that it waits for. */
function keptWith({ proof, attempt }: OrderDraft): Also[] {
  return [
    ...(proof ? [(tx: Ctx, { storeId }: OrderRow) => spendOtp(tx, storeId, proof)] : []),
    ...(attempt ? [(tx: Ctx, order: OrderRow) => keepAttempt(tx, attempt, order)] : []),
  ];
}

function countGuest(ctx: Ctx, client: Client, present: CachedStore): Promise<GiveBack> {
  const { store, catalogue } = present;
  ctx.services.recentStores.record(client, { store, asksForCodes: asksForCodes(catalogue) });
  return takeOrderLimits(ctx.services.limiter, client);
}

/** The order that was made with this key. Refuses the key if it came with another body. */
async function findEarlier(ctx: Ctx, storeId: string, key: OrderKey): Promise<Placed | null> {
  const earlier = key && (await selectKey(ctx.db, storeId, key.key));
  if (!earlier) return findMade(ctx, storeId, key);
  if (earlier.fingerprint !== key.fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  const order = await findOrder(ctx, storeId, earlier.orderId);
  return { isNew: false, order: await tell(ctx, order) };
}

/** Whether the order of this key is there. */
export async function isPlaced(ctx: StoreCtx, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const own = ownIdOf(ctx, key);
  const made = own === null ? null : (await findOrders(ctx, ctx.storeId, [own])).get(own);
  return made !== undefined && made !== null ? true : (await selectKey(ctx.db, ctx.storeId, key)) !== null;
}

/** What a tablet has made is found by its id, also when its key is long forgotten. */
async function findMade(ctx: Ctx, storeId: string, key: OrderKey): Promise<Placed | null> {
  const id = ctx.late ? ownIdOf(ctx, key?.key ?? null) : null;
  const order = id === null ? undefined : (await findOrders(ctx, storeId, [id])).get(id);
  return order ? { isNew: false, order: await tell(ctx, order) } : null;
}

/** The answer. It has the form to pay with while the order waits for its payment. */
async function tell(ctx: Ctx, order: OrderRow): Promise<PlacedOrder> {
  const placed = placedOrderView(order);
  const form = order.paymentState === 'awaiting' ? await bringPaymentForm(ctx, order) : null;
  return form ? { ...placed, data: form } : placed;
}

interface Taken extends Pick<AskedOrder, 'also' | 'taken'> {
  body: TakenOrderBody;
  idempotencyKey: string | null;
}

/** Places an order for a guest at the counter or on the phone, by the rules for guests. */
export async function takeOrder(
  ctx: StoreCtx,
  { body: taken, idempotencyKey, ...more }: Taken,
): Promise<Placed> {
  authorise(ctx, 'order.place');
  const { given, ...body } = taken;
  const { storeId, network } = ctx;
  const by = { storeId, channel: CHANNELS.staff, client: { network, device: '' } };
  return placeOrder(
    ctx,
    readOrder({ ...by, ...more, given: given?.orderNo, sittingId: given?.sitting }, body, idempotencyKey),
  );
}
