import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { sumByPerson } from '../rules/people-sums.ts';
import { daysOf, type Period } from '../rules/report-period.ts';
import {
  average,
  type CancelledBy,
  type DueState,
  type Duration,
  type FlowMethod,
  joinNames,
  type PeriodSum,
  type SumKind,
  shareWithin,
} from '../rules/report-sums.ts';
import type { ReportDay, ReportDish, ReportMoney, ReportTotals, ReportView } from '../wire/report.ts';
import type { ItemViews, KhataFlow } from './queries.ts';

export type Feedback = ReportTotals['feedback'];

interface Figures {
  sums: PeriodSum[];
  feedback: Feedback;
}

export interface ReportParts {
  store: StoreRow;
  catalogue: Catalogue;
  today: string;
  readAt: number;
  isOver: boolean;
  firstDay: string | null;
  now: Figures;
  before: Figures;
  views: ItemViews[];
  /** Money that came for khatas. */
  forAccounts: KhataFlow[];
}

export function periodReportView(parts: ReportParts, period: Period, before: Period): ReportView {
  const { store, sums } = { store: parts.store, sums: parts.now.sums };
  return {
    ...period,
    today: parts.today,
    readAt: new Date(parts.readAt).toISOString(),
    isOver: parts.isOver,
    before: { ...before, days: toDays(parts.before.sums, before), totals: toTotals(parts.before) },
    firstDay: parts.firstDay,
    currency: store.currency,
    timeZone: store.timeZone,
    totals: toTotals(parts.now),
    days: toDays(sums, period),
    hours: of(sums, 'hour')
      .map(({ slot, key, ...sum }) => ({ weekday: Number(slot), hour: Number(key), ...toTurnover(sum) }))
      .toSorted((a, b) => a.weekday - b.weekday || a.hour - b.hour),
    orderTypes: byAmount(joinNames(of(sums, 'type'))).map(({ key, label, ...sum }) => ({
      id: key,
      label,
      ...toTurnover(sum),
    })),
    money: toMoney(sums, parts.forAccounts),
    dishes: toDishes(joinNames(of(sums, 'dish')), parts),
    discarded: { quantity: total(sums, 'discarded').count, amount: total(sums, 'discarded').amount },
    servingTimes: toDurations(sums).toSorted((a, b) => a.seconds - b.seconds),
    cancellations: of(sums, 'cancelled')
      .map(({ key, label, count, amount }) => ({
        by: key as CancelledBy,
        reason: label,
        orders: count,
        amount,
      }))
      .toSorted((a, b) => b.orders - a.orders || b.amount - a.amount),
    people: sumByPerson(of(sums, 'act')),
    taxes: byAmount(of(sums, 'tax')).map(({ key, label, amount }) => ({ label, rate: Number(key), amount })),
    discounts: byAmount(of(sums, 'discount')).map(({ key, label, count, amount }) => ({
      kind: key === 'complimentary' ? ('complimentary' as const) : ('discount' as const),
      reason: label,
      count,
      amount,
    })),
    discountsBy: byAmount(of(sums, 'discountBy')).map(({ key, count, amount }) => ({
      by: key,
      count,
      amount,
    })),
    taxWithin: total(sums, 'taxWithin').amount,
    charges: byAmount(of(sums, 'charge')).map(({ key, label, count, amount }) => ({
      label,
      rate: key === '' ? null : Number(key),
      orders: count,
      amount,
    })),
  };
}

const of = (sums: PeriodSum[], kind: SumKind) => sums.filter((sum) => sum.kind === kind);
const byAmount = (sums: PeriodSum[]) => sums.toSorted((a, b) => b.amount - a.amount || b.count - a.count);
const toTurnover = ({ count, amount }: Pick<PeriodSum, 'count' | 'amount'>) => ({
  orders: count,
  revenue: amount,
});

function total(sums: PeriodSum[], kind: SumKind): { count: number; amount: number } {
  return of(sums, kind).reduce(
    (all, { count, amount }) => ({ count: all.count + count, amount: all.amount + amount }),
    { count: 0, amount: 0 },
  );
}

function toMoney(sums: PeriodSum[], forAccounts: KhataFlow[]): ReportMoney {
  const flows = (kind: SumKind) =>
    byAmount(of(sums, kind).filter(({ count }) => count > 0)).map(({ key, count, amount }) => ({
      method: key as FlowMethod,
      times: count,
      amount,
    }));
  const owed = total(sums, 'owed');
  return {
    received: flows('received'),
    givenBack: flows('givenBack'),
    due: byAmount(of(sums, 'due')).map(({ key, count, amount }) => ({
      state: key as DueState,
      orders: count,
      amount,
    })),
    owed: { orders: owed.count, amount: owed.amount },
    rounding: total(sums, 'rounding').amount,
    tips: flows('tip'),
    reversed: flows('reversed'),
    forAccounts,
  };
}

function toTotals({ sums, feedback }: Figures): ReportTotals {
  const { count: orders, amount: revenue } = total(sums, 'placed');
  const durations = toDurations(sums);
  const [half, ninety] = [shareWithin(durations, 0.5), shareWithin(durations, 0.9)];
  return {
    revenue,
    orders,
    averageOrder: average(revenue, orders),
    cancelled: total(sums, 'cancelled').count,
    servedInSeconds: half === null || ninety === null ? null : { half, ninety },
    feedback,
  };
}

function toDurations(sums: PeriodSum[]): Duration[] {
  return of(sums, 'time').map(({ key, count }) => ({ seconds: Number(key), orders: count }));
}

/** Each day of the period, including those without orders. */
function toDays(sums: PeriodSum[], period: Period): ReportDay[] {
  const known = new Map(of(sums, 'placed').map(({ slot, ...sum }) => [slot, toTurnover(sum)]));
  return daysOf(period).map((day) => ({ day, ...(known.get(day) ?? { orders: 0, revenue: 0 }) }));
}

/** Dishes that were sold or viewed, and the others on the menu. */
function toDishes(sold: PeriodSum[], { catalogue, views }: ReportParts): ReportDish[] {
  const offered = new Map(
    catalogue.menus
      .filter((menu) => menu.active)
      .flatMap((menu) => menu.categories.flatMap((category) => category.items))
      .map((item) => [item.id, item.label]),
  );
  const soldOf = new Map(sold.map((sum) => [sum.key, sum]));
  const seenOf = new Map(views.map((seen) => [seen.itemId, seen]));
  const ids = new Set([...soldOf.keys(), ...offered.keys()]);
  return [...ids]
    .map((itemId) => ({
      itemId,
      label: offered.get(itemId) ?? soldOf.get(itemId)?.label ?? '',
      quantity: soldOf.get(itemId)?.count ?? 0,
      revenue: soldOf.get(itemId)?.amount ?? 0,
      views: seenOf.get(itemId)?.views ?? 0,
      adds: seenOf.get(itemId)?.adds ?? 0,
      offered: offered.has(itemId),
    }))
    .toSorted((a, b) => b.quantity - a.quantity || b.revenue - a.revenue);
}
