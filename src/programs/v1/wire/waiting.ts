import * as z from 'zod/mini';
import { SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';

const minutes = z.int();

export const waitingForm = z.object({
  /** Those that run, the longest over their promise first. Orders that wait for their payment are none. */
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      /** As the list of tables has it. Null where guests typed a name that is in no list. */
      table: z.nullable(z.string()),
      type: z.string(),
      /** Since it was placed, or since its course or its payment let the kitchen begin. */
      waited: minutes,
      /** Null once all of it is cooked. */
      promised: z.nullable(minutes),
      late: z.boolean(),
      /** Whether all of it is cooked and waits to be served. */
      ready: z.boolean(),
      /** The dishes that are not cooked yet. */
      dishes: z.array(z.string()),
    }),
  ),
  /** What guests have asked for with one tap and nobody has taken, the oldest first. */
  calls: z.array(z.object({ table: z.string(), what: z.string(), waited: minutes })),
});

export type ApiWaiting = z.infer<typeof waitingForm>;

export function toApiWaiting(
  orders: readonly StaffOrderView[],
  tables: readonly FloorTable[],
  now: number,
): ApiWaiting {
  const since = (at: string) => Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE));
  const over = ({ waited, promised }: ApiWaiting['orders'][number]) =>
    waited - (promised ?? Number.MAX_SAFE_INTEGER);
  const listed = new Set(tables.map(({ iden }) => iden));
  return {
    orders: orders
      .filter(({ state, payment }) => state < SERVED && payment.state !== 'awaiting')
      .map((order) => ({
        ...waitingOrder(order, since(order.cooksFrom ?? order.createdAt)),
        table: order.table && listed.has(order.table.iden) ? order.table.iden : null,
      }))
      .toSorted((one, other) => over(other) - over(one)),
    calls: tables
      .flatMap(({ iden, sitting }) =>
        (sitting?.calls ?? [])
          .filter(({ takenBy }) => takenBy === null)
          .map((call) => ({ table: iden, what: call.label ?? call.kind, waited: since(call.at) })),
      )
      .toSorted((one, other) => other.waited - one.waited),
  };
}

function waitingOrder(order: StaffOrderView, waited: number): Omit<ApiWaiting['orders'][number], 'table'> {
  const { ready = false, estimate } = order;
  const promised = ready || estimate === null ? null : estimate.toMinutes;
  return {
    id: order._id,
    number: order.orderNo,
    type: order.orderType,
    waited,
    promised,
    late: promised !== null && waited > promised,
    ready,
    dishes: order.items
      .filter((item) => !item.discarded && !item.ready && !item.held)
      .map((item) => item.itemLabel),
  };
}
