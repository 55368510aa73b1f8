import * as z from 'zod/mini';
import { type BillRow, DOCUMENT_KINDS } from '#money/bills/wire/bills.ts';
import { FLOW_METHODS } from '#money/reports/rules/report-sums.ts';
import type { ReportView } from '#money/reports/wire/report.ts';
import { minor } from './order.ts';

const bill = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  issuedAt: z.string(),
  orderId: z.string(),
  orderNumber: z.int(),
  /** The company that it is made out to. */
  company: z.nullable(z.string()),
  /** The number of the bill that a credit note corrects. */
  corrects: z.nullable(z.string()),
  total: minor,
});

export const billPage = z.object({ bills: z.array(bill), next: z.nullable(z.string()) });

const sum = z.object({ orders: z.int(), amount: minor });
const flow = z.object({ method: z.enum(FLOW_METHODS), times: z.int(), amount: minor });

export const sales = z.object({
  from: z.string(),
  to: z.string(),
  currency: z.string(),
  orders: z.int(),
  cancelled: z.int(),
  /** Of the orders placed on these days that were not cancelled. */
  amount: minor,
  /** Whether the last day is over. If not, `before` ends at the same time of day. */
  ended: z.boolean(),
  /** The same days of the week before, or from a week on as many days before them. */
  before: z.object({ from: z.string(), to: z.string(), orders: z.int(), amount: minor }),
  /** By the restaurant's clocks, over all days. Hours without orders are left out. */
  hours: z.array(z.object({ hour: z.int(), orders: z.int(), amount: minor })),
  days: z.array(z.object({ day: z.string(), orders: z.int(), amount: minor })),
  dishes: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.int(), amount: minor })),
  orderTypes: z.array(z.extend(sum, { name: z.string() })),
  taxes: z.array(z.object({ name: z.string(), rate: z.int(), amount: minor })),
  /** Money of these orders, even if it came on a later day. */
  received: z.array(flow),
  refunded: z.array(flow),
});

export type ApiSales = z.infer<typeof sales>;

export const toApiBill = (row: BillRow): z.infer<typeof bill> => ({
  id: row._id,
  number: row.number,
  kind: row.kind,
  issuedAt: row.issuedAt,
  orderId: row.orderId,
  orderNumber: row.orderNo,
  company: row.buyer ?? null,
  corrects: row.corrects,
  total: row.payable,
});

export function toApiSales(report: ReportView): ApiSales {
  const { totals, money } = report;
  return {
    from: report.from,
    to: report.to,
    currency: report.currency,
    orders: totals.orders,
    cancelled: totals.cancelled,
    amount: totals.revenue,
    ended: report.isOver,
    before: {
      from: report.before.from,
      to: report.before.to,
      orders: report.before.totals.orders,
      amount: report.before.totals.revenue,
    },
    hours: hoursOf(report),
    days: report.days.map(({ day, orders, revenue }) => ({ day, orders, amount: revenue })),
    dishes: report.dishes
      .filter(({ quantity }) => quantity > 0)
      .map(({ itemId, label, quantity, revenue }) => ({
        id: itemId,
        name: label,
        quantity,
        amount: revenue,
      })),
    orderTypes: report.orderTypes.map(({ label, orders, revenue }) => ({
      name: label,
      orders,
      amount: revenue,
    })),
    taxes: report.taxes.map(({ label, rate, amount }) => ({ name: label, rate, amount })),
    received: money.received,
    refunded: money.givenBack,
  };
}

function hoursOf({ hours }: ReportView): ApiSales['hours'] {
  const byHour = [...Map.groupBy(hours, ({ hour }) => hour)].toSorted(([one], [other]) => one - other);
  return byHour.map(([hour, sums]) => ({
    hour,
    orders: sums.reduce((sum, { orders }) => sum + orders, 0),
    amount: sums.reduce((sum, { revenue }) => sum + revenue, 0),
  }));
}

/** The first and the last day of a month such as 2026-11. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}
