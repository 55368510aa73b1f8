import { changeOrders } from '#ordering/order-changes/server/change-orders.ts';
import { CANCELLED, type FiredEvent, SERVED } from '#ordering/orders/rules/order.ts';
import { storedOrdersOf } from '#ordering/orders/server/find-order.ts';
import { getForStaff } from '#ordering/orders/server/get-order.ts';
import { lockTab, lockTabOf, type Tab } from '#ordering/orders/server/lock-tab.ts';
import type { OrderChange } from '#ordering/orders/server/order-change.ts';
import type { LineRow, OrderRow } from '#ordering/orders/tables.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { findSeatedIn, type GuestPass, lockSeated } from '#tables/sittings/server/find-sitting.ts';
import { viewForOneIn } from '#tables/sittings/server/guest-view.ts';
import type { SittingView } from '#tables/sittings/wire/sittings.ts';
import { isHeld, isInTurn, linesAtTable } from '../rules/pace.ts';
import type { FireBody } from '../wire/courses.ts';
import { updateHeldFired } from './queries.ts';

/** The staff fire courses of an order and of the others at its table. */
export async function fireCourses(
  ctx: StoreCtx,
  orderId: string,
  { courses }: FireBody,
): Promise<StaffOrderView> {
  authorise(ctx, 'order.move');
  await ctx.services.limiter.take('changesOfOrder', `${ctx.storeId} ${orderId}`);
  await withTransaction(ctx, async (tx) => {
    const { tab } = await lockTabOf(tx, tx.storeId, orderId);
    await fireAt(tx, tab, { courses });
  });
  return getForStaff(ctx, orderId);
}

/** A guest says that the table is ready for these courses. */
export async function fireOwnCourses(ctx: Ctx, pass: GuestPass, { courses }: FireBody): Promise<SittingView> {
  const seated = await findSeatedIn(ctx, pass);
  const { storeId } = seated.sitting;
  // Before the lock: what is held is read under it.
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const { sitting } = await lockSeated(tx, seated);
    const tab = await lockTab(tx, storeId, sitting.id);
    const lines = linesAtTable(await storedOrdersOf(tx, storeId, tab.orders));
    if (!isInTurn(lines, courses)) throw fieldFault({ courses: { rule: 'invalid' } });
    await fireAt(tx, tab, { courses, byGuest: true });
  });
  return viewForOneIn(ctx, pass);
}

interface Firing {
  courses: readonly string[];
  byGuest?: true;
}

/** Fires what is held of these courses at a locked tab. */
async function fireAt(tx: Ctx, tab: Tab, { courses, ...by }: Firing): Promise<void> {
  const open = tab.orders.filter(
    ({ state, paymentState }) => state !== CANCELLED && paymentState !== 'awaiting',
  );
  const isMeant = (line: LineRow) => isHeld(line) && line.course !== null && courses.includes(line.course.id);
  const changes = (await storedOrdersOf(tx, tab.storeId, open)).flatMap(({ order, lines: before }) => {
    const fired = before.filter(isMeant);
    if (fired.length === 0) return [];
    const after = before.map((line) => (fired.includes(line) ? { ...line, hold: 'fired' as const } : line));
    const log = [{ ...firedEvent(order, fired), ...by }];
    return [{ before: order, after: order, lines: { before, after }, log }];
  });
  await changeOrders(tx, tab, changes);
}

/** Guests who leave do not come back for the next course: all that they ordered is cooked now. */
export async function fireTabs(tx: StoreCtx, tabIds: readonly string[]): Promise<void> {
  const tabs: Tab[] = [];
  // All are locked before anything is logged, in the order in which two sittings are.
  for (const id of tabIds.toSorted()) tabs.push(await lockTab(tx, tx.storeId, id));
  for (const tab of tabs) {
    const changes: OrderChange[] = [];
    for (const order of tab.orders.filter(({ state }) => state < SERVED))
      changes.push({ before: order, after: order, log: await fireAll(tx, order) });
    await changeOrders(tx, tab, changes);
  }
}

/** What is handed over as a whole was cooked. Answers what the log has to tell of a locked order. */
export async function fireAll(tx: Ctx, order: OrderRow): Promise<FiredEvent[]> {
  const fired = await updateHeldFired(tx.db, order.storeId, order.id);
  return fired.length === 0 ? [] : [firedEvent(order, fired)];
}

function firedEvent({ state }: OrderRow, lines: Pick<LineRow, 'id' | 'course' | 'discarded'>[]): FiredEvent {
  const kept = lines.filter(({ discarded }) => !discarded);
  const named = kept.length === 0 ? lines : kept;
  const courses = new Map(named.flatMap(({ course }) => (course ? [[course.place, course.name]] : [])));
  return {
    what: 'fired',
    from: state,
    to: state,
    lines: lines.map(({ id }) => id),
    courses: [...courses].toSorted(([one], [other]) => one - other).map(([, name]) => name),
  };
}
