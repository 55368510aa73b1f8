import { issueBill } from '#money/bills/server/issuing/issue-bill.ts';
import { recordPayment } from '#money/receipts/server/record-payment.ts';
import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import { changeState } from '#ordering/order-desk/server/change-state.ts';
import { type OrderState, PREPARING, RECEIVED, SERVED } from '#ordering/orders/rules/order.ts';
import { sendLines } from '#ordering/placing/server/send-lines.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import { callStaff } from '#tables/sittings/server/calling/calls.ts';
import { putLine } from '#tables/sittings/server/carts/change-cart.ts';
import { changeSitting } from '#tables/sittings/server/change-sitting.ts';
import type { GuestPass } from '#tables/sittings/server/find-sitting.ts';
import { viewForOneIn } from '#tables/sittings/server/guest-view.ts';
import { joinSitting } from '#tables/sittings/server/joining/join.ts';
import { openByStaff } from '#tables/sittings/server/open-by-staff.ts';
import { chooseMeal } from './choose-meal.ts';
import type { Dice } from './dice.ts';
import { asOwner, CLIENT, HERE, type Step, type StoreOfPast } from './step.ts';

/** Where guests order together. */
export const SITS = 'saffron-street';

/** A table now. Minutes are counted back from the first start. */
interface Table {
  table: string;
  since: number;
  /** Nobody with a phone: the staff have opened it. */
  guests: readonly string[];
  covers: number;
  rounds?: readonly { since: number; state: OrderState }[];
  /** What lies in the cart is not sent. */
  hasCart?: true;
  calls?: readonly { since: number; kind: string }[];
  paidSince?: number;
  /** Who asks to join. */
  comes?: string;
}

/** One of each kind, so that the floor shows what it can. */
const TABLES: readonly Table[] = [
  { table: '2', since: 6, guests: ['Kavya'], covers: 2, hasCart: true },
  { table: '3', since: 3, guests: [], covers: 3 },
  {
    table: '4',
    since: 24,
    guests: ['Arjun', 'Meera'],
    covers: 3,
    rounds: [{ since: 14, state: PREPARING }],
    calls: [{ since: 2, kind: 'water' }],
  },
  {
    table: '6',
    since: 58,
    guests: ['Rahul', 'Sana', 'Zoya'],
    covers: 4,
    rounds: [
      { since: 50, state: SERVED },
      { since: 4, state: RECEIVED },
    ],
    comes: 'Nikhil',
  },
  {
    table: '8',
    since: 75,
    guests: ['Farhan', 'Divya'],
    covers: 6,
    rounds: [{ since: 68, state: SERVED }],
    calls: [{ since: 3, kind: 'bill' }],
  },
  {
    table: '11',
    since: 66,
    guests: ['Lakshmi'],
    covers: 4,
    rounds: [{ since: 60, state: SERVED }],
    paidSince: 4,
  },
];

/** Those that are taken at the first start. */
export const TAKEN_TABLES = TABLES.map(({ table }) => table);

/** More than a round for two costs at least. */
const HUNGER = 2;

/** What happened at the tables that are taken now, each step at its time. */
export function tableSteps(slug: string, dice: Dice, store: StoreOfPast): Step[] {
  return slug === SITS ? TABLES.flatMap((table) => stepsAt(table, dice, store)) : [];
}

function stepsAt(table: Table, dice: Dice, store: StoreOfPast): Step[] {
  const { storeId, catalogue, timeZone, now } = store;
  const { guests, covers, rounds = [], calls = [], comes, hasCart, paidSince } = table;
  const passes: GuestPass[] = [];
  const orders: string[] = [];
  const at = (minutes: number, run: Step['run']): Step => ({ at: now - minutes * MINUTE, run });
  const asStaff = asOwner(store);
  const asGuest = (ctx: Ctx): Ctx => ({ ...ctx, actor: { kind: 'guest' } });
  const host = () => passes[0] ?? { slug: '', token: '' };
  const join = async (ctx: Ctx, name: string, code?: string) => {
    const { sitting, token } = await joinSitting(
      asGuest(ctx),
      storeId,
      { table: { iden: table.table }, name, code },
      { ownToken: '', network: HERE },
    );
    return { slug: sitting.slug, token };
  };
  const fill = async (ctx: Ctx, some: number) => {
    const time = storeTimeIn(timeZone, ctx.now);
    const meal = chooseMeal(dice, menusOfAllDay(catalogue.menus), time, some);
    for (const [number, entry] of meal.entries()) {
      const pass = passes[number % passes.length] ?? host();
      await putLine(asGuest(ctx), pass, {
        lineId: `${table.table}-${orders.length}-${number}`,
        body: lineOf(entry, number === 0),
      });
    }
  };
  const send = async (ctx: Ctx) => {
    await fill(ctx, covers + HUNGER);
    const { lines, sums } = await viewForOneIn(asGuest(ctx), host());
    const body = { lines: lines.map(({ _id }) => _id), amount: sums.all ?? 0 };
    const sent = { pass: host(), body, idempotencyKey: null, client: CLIENT };
    orders.push((await sendLines(asGuest(ctx), sent)).order._id);
  };
  const open = async (ctx: Ctx) => {
    const { sitting } = await openByStaff(asStaff(ctx), { table: table.table, covers });
    await changeSitting(asStaff(ctx), sitting._id, { mine: true });
    for (const name of guests) passes.push(await join(ctx, name, sitting.code));
  };
  const move = (round: number, to: OrderState) => async (ctx: Ctx) => {
    await changeState(asStaff(ctx), orders[round] ?? '', { from: RECEIVED, to });
  };
  const pay = async (ctx: Ctx) => {
    const [id = ''] = orders;
    await issueBill(asStaff(ctx), id);
    await recordPayment(asStaff(ctx), id, { method: 'Card' });
  };
  return [
    at(table.since, open),
    ...rounds.flatMap(({ since, state }, round) => [
      at(since, send),
      ...(state === RECEIVED ? [] : [at(since - (state === SERVED ? 25 : 2), move(round, state))]),
    ]),
    ...(hasCart ? [at(2, (ctx) => fill(ctx, covers))] : []),
    ...calls.map(({ since, kind }) => at(since, (ctx) => callStaff(asGuest(ctx), host(), kind))),
    ...(paidSince === undefined ? [] : [at(paidSince, pay)]),
    ...(comes === undefined ? [] : [at(1, (ctx) => join(ctx, comes))]),
  ];
}

const menusOfAllDay = (menus: readonly Menu[]) => menus.filter(({ start }) => start === null);

function lineOf({ itemId, selections, quantity }: CartEntry, shared: boolean) {
  return { itemID: itemId, configs: selections, quantity, shared };
}
