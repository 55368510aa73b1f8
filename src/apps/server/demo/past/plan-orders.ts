import type { FeedbackBody } from '#guests/feedback/wire/feedback.ts';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import { CONFIRMED, type OrderState, PREPARING, RECEIVED } from '#ordering/orders/rules/order.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { instantOfLocalTime, localTimeIn } from '#platform/time/rules/local-time.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import type { DemoStore, DemoTable } from '../demo-store.ts';
import { chooseMeal } from './choose-meal.ts';
import type { Dice } from './dice.ts';
import { CANCEL_REASONS, COMPLAINTS, NAMES, PRAISE, STREETS, WISHES } from './guests.ts';
import { planDay, type Week } from './plan-day.ts';

/** An order of the demo's past, with all that happens to it. */
export interface PlannedOrder {
  at: number;
  orderType: string;
  table: DemoTable | null;
  address: string;
  user: { name: string; phone: string; countryCode: string };
  remarks: string;
  meal: CartEntry[];
  /** Its guests order together, as a round of their table. */
  isTogether?: true;
  then: Open | Cancelled | Served;
}

interface Open {
  what: 'open';
  state: OrderState;
  /** Whether the guest claims to have paid by UPI. */
  isClaimed: boolean;
}

interface Cancelled {
  what: 'cancelled';
  at: number;
  reason: string;
}

interface Served {
  what: 'served';
  at: number;
  paidAt: number;
  method: ReceiptMethod;
  feedback: FeedbackBody | null;
  /** What happened to the money, if the order was taken back after it was paid. */
  returned: 'refunded' | 'owed' | null;
  ending?: OtherEnding;
}

/** What becomes of some orders in place of the usual, so that accounts, losses and corrections are no empty pages. */
export const OTHER_ENDINGS = [
  'discounted',
  'onAccount',
  'company',
  'corrected',
  'leftUnpaid',
  'writtenOff',
] as const;
export type OtherEnding = (typeof OTHER_ENDINGS)[number];

interface Setting {
  dice: Dice;
  store: Pick<DemoStore, 'orderConfigs' | 'tables' | 'upi'>;
  menus: readonly Menu[];
  timeZone: string;
  now: number;
}

const DAYS = 60;
/** Long enough for an order to be served, paid, rated and taken back. */
const ENDED_BEFORE = 70 * MINUTE;

/** How many minutes ago the orders on the board were placed, and how far the kitchen has come. */
const BOARD: readonly (readonly [minutes: number, state: OrderState])[] = [
  [34, PREPARING],
  [21, PREPARING],
  [15, PREPARING],
  [11, CONFIRMED],
  [7, CONFIRMED],
  [3, RECEIVED],
  [1, RECEIVED],
];

const TYPE_WEIGHTS: Record<string, number> = { 'Dine-In': 12, 'In-Room': 6, Delivery: 4, Pickup: 3 };
const WITHOUT_TABLE = ['Delivery', 'Pickup'];
const METHODS = [
  ['UPI', 6],
  ['Cash', 3],
  ['Card', 2],
] as const;

/** Sixty days of orders that end today, oldest first, and those that are on the board now. */
export function planOrders(setting: Setting, week: Week): PlannedOrder[] {
  const { dice, store, timeZone, now } = setting;
  const today = Math.floor(localTimeIn(timeZone, now) / DAY) * DAY;
  const past = Array.from({ length: DAYS }, (_, index) => today - (DAYS - 1 - index) * DAY).flatMap((day) =>
    planDay(dice, week, {
      start: instantOfLocalTime(timeZone, day),
      weekday: new Date(day).getUTCDay(),
      progress: 1 - (today - day) / DAY / (DAYS - 1),
    }),
  );
  const ended = past
    .filter((at) => at < now - ENDED_BEFORE)
    .map((at) => planOrder(setting, at, dice.isLucky(0.03) ? cancelled(dice, at) : served(dice, at)));
  const last = ended.findLast(({ then }) => then.what === 'served');
  if (last?.then.what === 'served') last.then.returned = 'owed';
  const open = BOARD.map(([minutes, state], index) =>
    planOrder(setting, now - minutes * MINUTE, {
      what: 'open',
      state,
      isClaimed: index === 1 && store.upi !== undefined,
    }),
  );
  return [...ended, ...open].filter(({ meal }) => meal.length > 0);
}

function planOrder(
  { dice, store, menus, timeZone }: Setting,
  at: number,
  then: PlannedOrder['then'],
): PlannedOrder {
  const guests = dice.between(1, 4);
  const types = store.orderConfigs.filter(
    ({ active, label }) =>
      active && (WITHOUT_TABLE.includes(label) || store.tables.some(({ conf }) => conf === label)),
  );
  const type = dice.pickWeighted(types.map(({ label }) => [label, TYPE_WEIGHTS[label] ?? 1]));
  const tables = store.tables.filter(({ conf }) => conf === type);
  const table = tables[dice.between(0, tables.length - 1)] ?? null;
  return {
    at,
    orderType: type,
    table,
    address: type === 'Delivery' ? dice.pick(STREETS) : type === 'Pickup' ? 'ASAP' : '',
    user: guestOf(dice, table !== null),
    remarks: dice.isLucky(0.1) ? dice.pick(WISHES) : '',
    meal: chooseMeal(dice, menus, storeTimeIn(timeZone, at), guests),
    then,
  };
}

/** The hundred numbers that films use, so that nobody is called. Guests at a table give none. */
function guestOf(dice: Dice, atTable: boolean): PlannedOrder['user'] {
  const guest = dice.between(0, 99);
  const phone = atTable ? '' : `20255501${String(guest).padStart(2, '0')}`;
  return { name: NAMES[guest % NAMES.length] ?? '', phone, countryCode: '+1' };
}

function cancelled(dice: Dice, at: number): Cancelled {
  return { what: 'cancelled', at: at + dice.between(1, 6) * MINUTE, reason: dice.pick(CANCEL_REASONS) };
}

function served(dice: Dice, at: number): Served {
  const servedAt = at + dice.between(11, 29) * MINUTE;
  return {
    what: 'served',
    at: servedAt,
    paidAt: servedAt + dice.between(1, 14) * MINUTE,
    method: dice.pickWeighted(METHODS),
    feedback: dice.isLucky(0.16) ? feedback(dice) : null,
    returned: dice.isLucky(0.01) ? 'refunded' : null,
  };
}

function feedback(dice: Dice): FeedbackBody {
  const overall = dice.pickWeighted([
    [5, 11],
    [4, 6],
    [3, 2],
    [2, 1],
  ]);
  const near = () => Math.min(5, Math.max(1, overall + dice.between(-1, 1)));
  const comments = overall >= 4 ? PRAISE : COMPLAINTS;
  return { food: near(), service: near(), overall, comment: dice.isLucky(0.5) ? dice.pick(comments) : '' };
}
