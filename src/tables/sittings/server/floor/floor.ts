import { priceOf } from '#money/bills/rules/balance.ts';
import { SERVED } from '#ordering/orders/rules/order.ts';
import { audienceOf } from '#ordering/orders/server/get-order.ts';
import type { ActorRecord, OrderRow } from '#ordering/orders/tables.ts';
import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { Audience } from '#platform/ports/server/store-feeds.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { bearersOf } from '../../rules/fixed-charges.ts';
import { REOPENED_WITHIN_MS } from '../../rules/lifecycle.ts';
import type { SittingSettings } from '../../rules/sitting.ts';
import type { SittingCallRow, SittingRow } from '../../tables.ts';
import type { FloorSitting, FloorTable, FloorView } from '../../wire/sittings.ts';
import { type BillBeside, besideOf, billView } from '../bills-beside.ts';
import { type Some, selectFloor } from '../floor-queries.ts';
import { callView, needsOf } from '../guest-view.ts';
import { heldOf, heldView } from '../rounds/add-round.ts';
import { moneyOf } from '../rounds/money-of.ts';
import { roundsAt, seatsOf } from '../rounds/rounds-at.ts';
import { settingsOf } from '../settings.ts';
import { floorPaceView, type PacedRounds } from './floor-pace.ts';

type FoundFloor = NonNullable<Awaited<ReturnType<typeof selectFloor>>>;

/** Guests who ordered before that have left. */
const LOOSE_FOR_MS = DAY;
/** Parties are shown before they come, and for a while if they are late. */
const AHEAD_MS = 2 * HOUR;
const LATE_MS = HOUR / 2;

export async function readFloor(ctx: StoreCtx): Promise<FloorView> {
  authorise(ctx, 'order.read');
  // The number comes first: whoever follows from it misses nothing.
  const seq = await ctx.services.feeds.latest(ctx.storeId);
  const { tables } = await floorTables(ctx, ctx.storeId);
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
  bill,
  bills,
  rounds,
  ...sitting
}: FloorSitting): FloorSitting {
  return { ...sitting, rounds: rounds.map(({ amount, ...round }) => round) };
}

/** Every table, or some, as they are now, and where the sittings are or were that were asked for. */
export async function floorTables(
  ctx: Pick<Ctx, 'db' | 'services' | 'now'>,
  storeId: string,
  some?: Some,
): Promise<{ tables: FloorTable[]; tableOf: Map<string, string> }> {
  const { db, services, now } = ctx;
  const times = {
    from: now - LATE_MS,
    to: now + AHEAD_MS,
    loose: now - LOOSE_FOR_MS,
    closed: now - REOPENED_WITHIN_MS,
  };
  const found = await selectFloor(db, storeId, times, some);
  if (!found) throw new AppError('STORE_NOT_FOUND');
  const present = await services.storeCache.getSince(db, storeId, found.revision);
  const settings = settingsOf(found.settings);
  const sittings = floorSittings(found, settings);
  const { loose, parties } = found;
  const closedAt = (tableId: string) => found.closed.find((sitting) => sitting.tableId === tableId);
  const tables = found.tables.map((table) => ({
    _id: table.id,
    iden: table.name,
    label: table.label,
    room: table.area,
    seats: table.seats,
    place: table.place,
    sits: roundsAt(present, settings, seatsOf(present, table.id)) !== null,
    sitting: sittings.get(table.id) ?? null,
    ...looseAt(loose, table.id),
    closed: sittings.has(table.id) ? null : closedView(closedAt(table.id)),
    reserved: reservedView(parties.find(({ tableIds }) => tableIds.includes(table.id))),
  }));
  return { tables, tableOf: new Map(found.asked.map(({ id, tableId }) => [id, tableId])) };
}

function looseAt(loose: FoundFloor['loose'], tableId: string) {
  const found = loose.find((row) => row.tableId === tableId);
  return { loose: found?.count ?? 0, looseDue: toNumber(found?.due ?? 0) };
}

function closedView(sitting: FoundFloor['closed'][number] | undefined): FloorTable['closed'] {
  return sitting ? { _id: sitting.id, at: isoOf(sitting.closedAt) } : null;
}

/** By table. */
function floorSittings(
  { open, guests, said, inCart, claims, calls, rounds, ...found }: FoundFloor,
  settings: SittingSettings,
): Map<string, FloorSitting> {
  const ready = new Set(found.ready.map(({ orderId }) => orderId));
  const bills = besideOf(found.bills, found.roundsBeside);
  const count = (rows: { sittingId: string; count: number; state?: string }[], id: string, state?: string) =>
    rows.find((row) => row.sittingId === id && row.state === state)?.count ?? 0;
  return new Map(
    open.map((sitting) => [
      sitting.tableId,
      floorSittingView(sitting, {
        guests: count(guests, sitting.id, 'in'),
        waiting: count(guests, sitting.id, 'waiting'),
        ...needsOf({ guests: said.filter(({ sittingId }) => sittingId === sitting.id) }),
        inCart: count(inCart, sitting.id),
        claims: count(claims, sitting.id),
        calls: calls.filter(({ sittingId }) => sittingId === sitting.id),
        rounds: rounds.filter(({ sittingId }) => sittingId === sitting.id),
        paced: found.paced,
        pacedAt: found.pacedAt.find(({ sittingId }) => sittingId === sitting.id)?.at ?? null,
        bills: bills.filter(({ splitFrom }) => splitFrom === sitting.id),
        bill: found.billed.find(({ sittingId }) => sittingId === sitting.id)?.number,
        ready,
        settings,
      }),
    ]),
  );
}

interface Gathered
  extends PacedRounds,
    Pick<FloorSitting, 'guests' | 'waiting' | 'inCart' | 'claims' | 'needs'> {
  calls: SittingCallRow[];
  rounds: OrderRow[];
  bills: BillBeside[];
  bill: string | undefined;
  ready: ReadonlySet<string>;
  settings: SittingSettings;
}

export function floorSittingView(
  sitting: SittingRow,
  { calls, rounds, paced, pacedAt, bills, bill, ready, settings, ...counts }: Gathered,
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
    ...floorPaceView(rounds, { paced, pacedAt }),
    ...(held.length === 0 ? {} : { discounts: held.map(heldView) }),
    charged: bearersOf(rounds).length > 0,
    ...(bills.length === 0 ? {} : { bills: bills.map(billView) }),
    total: toNumber(total),
    paid: toNumber(paid),
    due: toNumber(due),
    ...(bill === undefined ? {} : { bill }),
  };
}

function reservedView(party: FoundFloor['parties'][number] | undefined): FloorTable['reserved'] {
  return party ? { at: isoOf(party.startsAt), name: party.name, party: party.party } : null;
}

const isoOf = (text: string) => new Date(text).toISOString();
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

const personOf = (actor: ActorRecord | null) =>
  actor && 'id' in actor ? { _id: actor.id, name: actor.name } : null;
