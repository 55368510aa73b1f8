import type { FloorSitting, FloorTable, FloorView } from '#domain/api/sittings.ts';
import { priceOf } from '#domain/bills/balance.ts';
import { toNumber } from '#domain/money/money.ts';
import { SERVED } from '#domain/order/order.ts';
import { bearersOf } from '#domain/sittings/fixed-charges.ts';
import { REOPENED_WITHIN_MS } from '#domain/sittings/lifecycle.ts';
import type { SittingSettings } from '#domain/sittings/sitting.ts';
import { DAY, HOUR } from '#domain/time/durations.ts';
import { authorise, type Ctx, type StoreCtx } from '../../platform/context/context.ts';
import type { ActorRecord, OrderRow } from '../../platform/db/schema/orders.ts';
import type { SittingCallRow, SittingRow } from '../../platform/db/schema/sittings.ts';
import type { Audience } from '../../platform/ports/store-feeds.ts';
import { audienceOf } from '../orders/get-order.ts';
import { heldOf, heldView } from './add-round.ts';
import {
  type BesideRow,
  countClaims,
  countGuests,
  countInCart,
  countLoose,
  selectBillsBeside,
  selectLastClosed,
  selectOpenSittings,
  selectParties,
  selectReady,
  selectRoundsOf,
  selectTables,
} from './floor-queries.ts';
import { callView } from './guest-view.ts';
import { moneyOf } from './money-of.ts';
import { selectStandingCalls } from './queries.ts';
import { roundsAt } from './rounds-at.ts';
import { findSittingSettings } from './settings.ts';

/** Guests who ordered before that have left. */
const LOOSE_FOR_MS = DAY;
/** Parties are shown before they come, and for a while if they are late. */
const AHEAD_MS = 2 * HOUR;
const LATE_MS = HOUR / 2;

export async function readFloor(ctx: StoreCtx): Promise<FloorView> {
  authorise(ctx, 'order.read');
  // The number comes first: whoever follows from it misses nothing.
  const seq = await ctx.services.feeds.latest(ctx.storeId);
  const tables = await floorTables(ctx, ctx.storeId);
  const audience = audienceOf(ctx);
  return { tables: tables.map((table) => tableFor(table, audience)), seq };
}

/** The kitchen sees neither money nor names of guests on the floor. */
export function tableFor(table: FloorTable, audience: Audience): FloorTable {
  if (audience !== 'kitchen') return table;
  const { looseDue, reserved, sitting, ...rest } = table;
  return {
    ...rest,
    reserved: reserved && { ...reserved, name: '' },
    sitting: sitting && withoutMoney(sitting),
  };
}

function withoutMoney({
  total,
  paid,
  due,
  discounts,
  bills,
  rounds,
  ...sitting
}: FloorSitting): FloorSitting {
  return { ...sitting, rounds: rounds.map(({ amount, ...round }) => round) };
}

/** Every table, or these, as they are now. */
export async function floorTables(
  ctx: Pick<Ctx, 'db' | 'services' | 'now'>,
  storeId: string,
  ids?: string[],
): Promise<FloorTable[]> {
  const { db } = ctx;
  const present = await ctx.services.storeCache.getCurrent(db, storeId);
  const settings = await findSittingSettings(ctx, storeId);
  const open = await selectOpenSittings(db, storeId, ids);
  const sittings = await floorSittings(ctx, storeId, open, settings);
  const parties = await selectParties(db, storeId, {
    from: new Date(ctx.now - LATE_MS),
    to: new Date(ctx.now + AHEAD_MS),
  });
  const loose = await countLoose(db, storeId, ctx.now - LOOSE_FOR_MS, ids);
  const closed = await selectLastClosed(db, storeId, ctx.now - REOPENED_WITHIN_MS, ids);
  const closedAt = (tableId: string) => closed.find((sitting) => sitting.tableId === tableId);
  return (await selectTables(db, storeId, ids)).map((table) => ({
    _id: table.id,
    iden: table.name,
    label: table.label,
    room: table.room,
    seats: table.seats,
    place: table.place,
    sits: roundsAt(present, settings, table) !== null,
    sitting: sittings.get(table.id) ?? null,
    ...looseAt(loose, table.id),
    closed: sittings.has(table.id) ? null : closedView(closedAt(table.id)),
    reserved: reservedView(parties.find(({ tableIds }) => tableIds.includes(table.id))),
  }));
}

function looseAt(loose: Awaited<ReturnType<typeof countLoose>>, tableId: string) {
  const found = loose.find((row) => row.tableId === tableId);
  return { loose: found?.count ?? 0, looseDue: toNumber(found?.due ?? 0) };
}

function closedView(sitting: { id: string; closedAt: Date | null } | undefined): FloorTable['closed'] {
  return sitting?.closedAt ? { _id: sitting.id, at: sitting.closedAt.toISOString() } : null;
}

/** By table. */
async function floorSittings(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  open: SittingRow[],
  settings: SittingSettings,
): Promise<Map<string, FloorSitting>> {
  if (open.length === 0) return new Map();
  const ids = open.map(({ id }) => id);
  const guests = await countGuests(db, storeId, ids);
  const inCart = await countInCart(db, storeId, ids);
  const claims = await countClaims(db, storeId, ids);
  const calls = await selectStandingCalls(db, storeId, ids);
  const rounds = await selectRoundsOf(db, storeId, ids);
  const bills = await billsBeside(db, storeId, ids);
  const ready = await selectReady(
    db,
    storeId,
    [...rounds, ...bills.flatMap((bill) => bill.rounds)].map(({ id }) => id),
  );
  const count = (rows: { sittingId: string; count: number; state?: string }[], id: string, state?: string) =>
    rows.find((row) => row.sittingId === id && row.state === state)?.count ?? 0;
  return new Map(
    open.map((sitting) => [
      sitting.tableId,
      floorSittingView(sitting, {
        guests: count(guests, sitting.id, 'in'),
        waiting: count(guests, sitting.id, 'waiting'),
        inCart: count(inCart, sitting.id),
        claims: count(claims, sitting.id),
        calls: calls.filter(({ sittingId }) => sittingId === sitting.id),
        rounds: rounds.filter(({ sittingId }) => sittingId === sitting.id),
        bills: bills.filter(({ splitFrom }) => splitFrom === sitting.id),
        ready,
        settings,
      }),
    ]),
  );
}

interface BillBeside extends BesideRow {
  rounds: OrderRow[];
}

/** The bills that were split from these sittings, with what they are for. */
export async function billsBeside(
  db: Ctx['db'],
  storeId: string,
  sittingIds: string[],
): Promise<BillBeside[]> {
  const bills = await selectBillsBeside(db, storeId, sittingIds);
  if (bills.length === 0) return [];
  const ids = bills.map(({ id }) => id);
  const rounds = await selectRoundsOf(db, storeId, ids);
  return bills.map((bill) => ({ ...bill, rounds: rounds.filter(({ sittingId }) => sittingId === bill.id) }));
}

interface Gathered extends Pick<FloorSitting, 'guests' | 'waiting' | 'inCart' | 'claims'> {
  calls: SittingCallRow[];
  rounds: OrderRow[];
  bills: BillBeside[];
  ready: ReadonlySet<string>;
  settings: SittingSettings;
}

export function floorSittingView(
  sitting: SittingRow,
  { calls, rounds, bills, ready, settings, ...counts }: Gathered,
): FloorSitting {
  const { total, paid, due } = moneyOf(rounds);
  const held = heldOf(rounds);
  return {
    _id: sitting.id,
    state: sitting.state,
    openedAt: sitting.openedAt.toISOString(),
    orderedAt: isoOrNull(sitting.orderedAt),
    askedAt: isoOrNull(sitting.askedAt),
    paidAt: isoOrNull(sitting.paidAt),
    covers: sitting.covers,
    waiter: personOf(sitting.waiter),
    ...counts,
    // What has a bill of its own is cooked and carried here, too.
    rounds: [...rounds, ...bills.flatMap((bill) => bill.rounds)].map((order) => ({
      _id: order.id,
      orderNo: order.orderNo,
      round: order.round ?? 0,
      state: order.state,
      ready: order.state < SERVED && ready.has(order.id),
      createdAt: order.createdAt.toISOString(),
      servedAt: isoOrNull(order.servedAt),
      amount: toNumber(priceOf(order)),
    })),
    calls: calls.map((call) => callView(call, { settings })),
    ...(held.length === 0 ? {} : { discounts: held.map(heldView) }),
    charged: bearersOf(rounds).length > 0,
    ...(bills.length === 0 ? {} : { bills: bills.map(billView) }),
    total: toNumber(total),
    paid: toNumber(paid),
    due: toNumber(due),
  };
}

function billView({ id, rounds }: BillBeside) {
  const { total, due } = moneyOf(rounds);
  return { _id: id, total: toNumber(total), due: toNumber(due) };
}

function reservedView(
  party: Awaited<ReturnType<typeof selectParties>>[number] | undefined,
): FloorTable['reserved'] {
  return party ? { at: party.startsAt.toISOString(), name: party.name, party: party.party } : null;
}

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

const personOf = (actor: ActorRecord | null) =>
  actor && 'id' in actor ? { _id: actor.id, name: actor.name } : null;
