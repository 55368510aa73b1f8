import type { Db } from '#platform/db/server/client.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import type { DaySum } from '../rules/report-sums.ts';

/** Orders from the first instant to before the last, summed by day in the time zone. `days` names all days in order. */
export interface Span {
  start: number;
  end: number;
  timeZone: string;
  days: readonly string[];
}

// Cancelled orders count only as cancelled; discarded lines are already off the amount. Taxes are rounded per line and
// charge, and charges per order, in whole numbers, as in the domain. How long an order took is counted only where its guests
// did not pace their courses. Tips are of the day of the table's first order. A dish that was
// taken off has its price without taxes, as in the day of the till.
const SUMS = `
  with made as materialized (
    select id, coalesce(sitting_id, id) as tab, state = 5 as cancelled, amount, order_type_id, order_type, payment_state, charges,
      paid, refunded, coalesce(round_off, 0) as rounding,
      case when state = 5 then 0 else amount + coalesce(round_off, 0) end - paid + refunded as due,
      least(greatest(to_char(created_at at time zone $4, 'YYYY-MM-DD'), $5), $6) as day,
      to_char(created_at at time zone $4, 'HH24') as hour,
      extract(epoch from served_at - created_at) as seconds
    from orders where store_id = $1 and id >= $2 and id < $3
  ), their_lines as materialized (
    select day, order_id, charges, item_id, item_label, quantity, unit * quantity - coalesce(off, 0) as total, taxes, shares, discarded, hold
    from order_lines join made on made.id = order_id
    where store_id = $1 and order_id >= $2 and order_id < $3 and not cancelled
  ), carts as (
    select day, charges, sum(total)::bigint as cart from their_lines
    where not discarded and charges <> '[]' group by day, order_id, charges
  ), their_charges as materialized (
    select day, label, rate, taxes,
      case kind when 'absolute' then charge.amount else (cart * rate * 2 + 10000) / 20000 end as charged
    from carts cross join lateral
      jsonb_to_recordset(charges) as charge (label text, kind text, amount bigint, rate bigint, taxes jsonb)
  ), taxed as (
    select day, taxes, total as base, count(*) as times from their_lines where not discarded and shares is null
    group by day, taxes, total
    union all
    select day, share.taxes, share.of, count(*) from their_lines
      cross join lateral jsonb_to_recordset(shares) as share (of bigint, taxes jsonb)
    where not discarded and shares is not null group by day, share.taxes, share.of
    union all
    select day, taxes, charged, count(*) from their_charges where taxes is not null group by day, taxes, charged
  ), given as (
    select day, case discount.kind when 'complimentary' then discount.kind else 'discount' end as kind,
      discount.reason, discount.by, discount.taken
    from orders join made on made.id = orders.id
      cross join lateral jsonb_to_recordset(discounts) as discount (kind text, reason text, by text, taken bigint)
    where orders.store_id = $1 and orders.id >= $2 and orders.id < $3 and discounts is not null and not cancelled
      and discount.taken > 0
  ), their_taxes as materialized (
    select day, label, rate, included, times, times * ((base * rate * 2 + whole) / (whole * 2)) as tax
    from taxed cross join lateral jsonb_to_recordset(taxes) as tax (label text, rate bigint, included boolean)
      cross join lateral (
        select 10000 + case when included then (
          select sum(each.rate)::bigint from jsonb_to_recordset(taxes) as each (rate bigint, included boolean)
          where each.included) else 0 end as whole) divisor
  ), acts as (
    select day, coalesce(event->'takenBy'->>'id', actor->>'id') as person,
      coalesce(event->'takenBy'->>'name', actor->>'name') as name,
      case event->>'what' when 'placed' then 'taken' when 'payment' then 'received' when 'item' then 'takenOff'
        when 'state' then 'cancelled' else 'refunded' end as act,
      case when event->>'what' = 'payment' then ' ' || (event->'received'->>'method') else '' end as method,
      coalesce(event->>'receiptId', seq::text) as once, event ? 'reverses' as back,
      case event->>'what' when 'item' then (
          select unit * coalesce((event->>'quantity')::bigint, quantity) from order_lines lines
          where lines.store_id = $1 and lines.order_id = made.id
            and lines.id = coalesce(event->>'of', event->>'lineId')::uuid)
        when 'state' then made.amount else (event->>'amount')::bigint end as amount
    from store_log join made on made.id = order_id
    where store_id = $1 and order_id >= $2 and order_id < $3 and kind = 'order' and actor->>'kind' = 'staff' and (
      event->>'what' = 'placed' and not made.cancelled or event->>'what' = 'payment' and event->'received' is not null and not event ? 'moved'
      or event->>'what' = 'item' and event->>'discarded' = 'true' or event->>'what' = 'state' and event->>'to' = '5'
      or event->>'what' = 'refund' and event->>'step' = case event->>'how' when 'hand' then 'done' else 'begun' end)
  ), sums (day, kind, key, label, count, amount) as (
    select to_char(each, 'YYYY-MM-DD'), 'placed', '', '', count(id), coalesce(sum(amount), 0)
    from generate_series($5::timestamp, $6::timestamp, interval '1 day') each
    left join made on made.day = to_char(each, 'YYYY-MM-DD') and not cancelled group by each
    union all
    select day, 'cancelled', coalesce(actor->>'kind', ''), left(coalesce(event->>'reason', ''), 200), count(*), sum(amount)
    from made left join lateral (
      select actor, event from store_log
      where store_id = $1 and order_id = made.id and kind = 'order' and event->>'to' = '5' order by seq limit 1
    ) cause on true
    where cancelled group by 1, 3, 4
    union all
    select day, 'hour', hour, '', count(*), sum(amount) from made where not cancelled group by day, hour
    union all
    select day, 'type', order_type_id, order_type, count(*), sum(amount) from made where not cancelled group by 1, 3, 4
    union all
    select day, 'due', case when payment_state in ('claimed', 'awaiting') then payment_state else 'unpaid' end, '',
      count(*), sum(due)
    from made where due > 0 group by 1, 3
    union all
    select day, 'owed', '', '', count(*), -sum(due) from made where due < 0 group by day
    union all
    select to_char(each, 'YYYY-MM-DD'), 'rounding', '', '', count(id) filter (where rounding <> 0), coalesce(sum(rounding), 0)
    from generate_series($5::timestamp, $6::timestamp, interval '1 day') each
    left join made on made.day = to_char(each, 'YYYY-MM-DD') and not cancelled group by each
    union all
    select to_char(each, 'YYYY-MM-DD'), 'tip', '', '', 0, 0
    from generate_series($5::timestamp, $6::timestamp, interval '1 day') each
    union all
    select day, 'tip', method, '', count(*), sum(tip)
    from receipts join made on made.tab = tab_id
    where store_id = $1 and tip <> 0 and not exists (
      select from orders earlier where earlier.store_id = $1 and earlier.sitting_id = made.tab and earlier.id < made.id)
    group by 1, 3
    union all
    select day, 'received', coalesce(event->'received'->>'method', 'gateway'), '',
      count(distinct coalesce(event->>'receiptId', seq::text)) filter (where (event->>'amount')::bigint > 0)
        - count(distinct event->>'receiptId') filter (where event ? 'reverses'), sum((event->>'amount')::bigint)
    from store_log join made on made.id = order_id
    where store_id = $1 and order_id >= $2 and order_id < $3 and kind = 'order' and paid > 0
      and event->>'what' = 'payment' and event->>'payment' in ('paid', 'refund_due') and event->>'amount' <> '0'
    group by 1, 3
    union all
    select day, 'reversed', event->'received'->>'method', '', count(distinct event->>'receiptId'), -sum((event->>'amount')::bigint)
    from store_log join made on made.id = order_id
    where store_id = $1 and order_id >= $2 and order_id < $3 and kind = 'order' and event->>'what' = 'payment' and event ? 'reverses'
    group by 1, 3
    union all
    select day, 'givenBack', case how when 'gateway' then how else coalesce(method, '') end, '', count(*), sum(refunds.amount)
    from refunds join made on made.id = order_id
    where store_id = $1 and order_id >= $2 and order_id < $3 and refunds.state <> 'failed' and made.refunded > 0
    group by 1, 3
    union all
    select day, 'time', (round(seconds / 30) * 30)::int::text, '', count(*), 0
    from made where not cancelled and seconds > 0
      and id not in (select order_id from their_lines where hold is not null) group by 1, 3
    union all
    select day, case when discarded then 'discarded' else 'dish' end, case when discarded then '' else item_id end,
      case when discarded then '' else item_label end, sum(quantity), sum(total) from their_lines group by 1, 2, 3, 4
    union all
    select day, 'discount', given.kind, left(given.reason, 200), count(*), sum(given.taken) from given group by 1, 3, 4
    union all
    select day, 'discountBy', given.by, '', count(*), sum(given.taken) from given group by 1, 3
    union all
    select day, 'tax', rate::text, label, sum(times), sum(tax) from their_taxes group by 1, 3, 4
    union all
    select day, 'taxWithin', '', '', 0, sum(tax) from their_taxes where included group by day
    union all
    select day, 'charge', coalesce(rate::text, ''), label, count(*), sum(charged) from their_charges group by 1, 3, 4
    union all
    select day, 'act', act || ' ' || person || method, name,
      count(distinct once) filter (where not back) - count(distinct once) filter (where back), sum(amount) from acts group by 1, 3, 4
    union all
    select to_char(each, 'YYYY-MM-DD'), 'act', '', '', 0, 0
    from generate_series($5::timestamp, $6::timestamp, interval '1 day') each
  )`;

const valuesOf = (storeId: string, { start, end, timeZone, days }: Span) => [
  storeId,
  firstIdAt(start),
  firstIdAt(end),
  timeZone,
  days[0],
  days.at(-1),
];

/** Replaces the sums of ended days, including those of an older release. */
export async function insertSums({ $client }: Db, storeId: string, span: Span): Promise<void> {
  await $client.query('delete from report_sums where store_id = $1 and day = any($2)', [storeId, span.days]);
  const text = `${SUMS}
    insert into report_sums (store_id, day, kind, key, label, count, amount)
    select $1::uuid, day, kind, key, label, count, amount from sums`;
  await $client.query(text, valuesOf(storeId, span));
}

/** Sums the days that have not ended. */
export async function selectLiveSums({ $client }: Db, storeId: string, span: Span): Promise<DaySum[]> {
  const text = `${SUMS} select day, kind, key, label, count::text, amount::text from sums`;
  const { rows } = await $client.query(text, valuesOf(storeId, span));
  return rows.map((row) => ({ ...row, count: Number(row.count), amount: Number(row.amount) }));
}
