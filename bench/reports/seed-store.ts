import type pg from 'pg';

export interface Seed {
  storeId: string;
  orders: number;
  lines: number;
  /** The orders are spread over this many days up to now. */
  days: number;
}

/** Makes a UUIDv7 of that instant like the program, so that the rows of a day are stored together. */
const uuidAt = (at: string) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
    || '8' || substr(md5(random()::text), 1, 15))::uuid`;

/** Most orders are around 13:00 and 20:00, and there are more on weekends. */
const ORDERS = `
  insert into orders
  select $1::uuid, ${uuidAt('at')}, (select order_no from store_counters where store_id = $1) + row_number() over (order by at),
    'bench-' || md5($1::text || no), case when pick < 0.04 then 5 else 4 end, 0, 'INR', 'type-' || kind,
    (array['Dine-In', 'Pickup', 'Delivery', 'Roof-Top'])[kind], 'Ravi', '', '+91', 'Table 4', '', null, null,
    case kind
      when 3 then '[{"label":"Packing","kind":"percentage","rate":500},{"label":"Delivery","kind":"absolute","amount":4000}]'
      when 2 then '[{"label":"Packing","kind":"percentage","rate":500}]'
      else '[]' end::jsonb,
    case when kind = 3 then 'paid' else 'unpaid' end,
    case when kind = 3 then 'Paytm' else (array['Cash', 'UPI', 'UPI', 'Card'])[1 + no % 4] end,
    1, 15, 25, at, case when pick >= 0.04 then at + (6 + (random() + random()) * 12) * interval '1 minute' end
  from (
    select no, pick, kind, date_trunc('milliseconds', midnight
      + case when extract(isodow from midnight) < 4 and random() < 0.25 then interval '4 days' else interval '0' end
      + (case when random() < 0.45 then 13 else 20 end + (random() + random() + random() - 1.5) * 2.2) * interval '1 hour'
    ) at time zone 'Asia/Kolkata' as at
    from (
      select no, random() as pick,
        1 + (no * 7 % 20 > 9)::int + (no * 7 % 20 > 14)::int + (no * 7 % 20 > 17)::int as kind,
        date_trunc('day', now() at time zone 'Asia/Kolkata') - (($2::int - no)::float8 / $2 * $3::int)::int * interval '1 day'
          as midnight
      from generate_series(1, $2::int) no
    ) days
  ) drawn
  where at < now()`;

const LINES = `
  insert into order_lines
  select $1::uuid, o.id, ${uuidAt('o.created_at')}, pos, 'dish-' || dish, 'Dish ' || dish,
    1 + (random() * random() * 3)::int, price, price * 9 / 10, 0, 1000,
    '[{"label":"CGST","rate":250},{"label":"SGST","rate":250}]',
    '["/images/0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef#d0a060"]',
    '[{"label":"Portion","options":[{"label":"Full","price":24000}]},{"label":"Extras","options":[{"label":"Raita","price":3000}]}]',
    random() < 0.01
  from orders o, generate_series(0, $2::int - 1) pos,
    lateral (select 1 + (power(random(), 2) * 119 + o.order_no * 0)::int as dish) d,
    lateral (select 8000 + dish * 137 + (dish % 3) * 50 as price) p
  where o.store_id = $1 and o.slug like 'bench-%'`;

/** Computes the amounts that the domain would, so that the report can be compared with them. */
const AMOUNTS = `
  update orders o set amount = cart + taxes
    + coalesce((select sum(case c->>'kind' when 'absolute' then (c->>'amount')::bigint
        else (cart * (c->>'rate')::bigint * 2 + 10000) / 20000 end) from jsonb_array_elements(o.charges) c), 0)
  from (
    select order_id, sum(unit * quantity)::bigint as cart, sum(2 * ((unit * quantity * 250 * 2 + 10000) / 20000)) as taxes
    from order_lines where store_id = $1 and not discarded group by order_id
  ) priced
  where o.store_id = $1 and o.id = priced.order_id and o.slug like 'bench-%'`;

const LOG = `
  insert into store_log
  select $1::uuid, (select log_seq from store_counters where store_id = $1) + row_number() over (order by at), at, 'order', id,
    actor, event
  from (
    select id, created_at as at, '{"kind":"guest"}'::jsonb as actor,
      jsonb_build_object('what', 'placed', 'state', 1, 'amount', amount) as event
    from orders where store_id = $1 and slug like 'bench-%'
    union all
    select id, created_at + interval '1 minute', '{"kind":"staff","id":"x","name":"Asha"}', '{"what":"state","from":1,"to":3}'
    from orders where store_id = $1 and slug like 'bench-%'
    union all
    select id, coalesce(served_at, created_at + interval '5 minutes'), '{"kind":"staff","id":"x","name":"Asha"}',
      case when state = 5 then jsonb_build_object('what', 'state', 'from', 3, 'to', 5, 'reason',
        (array['Sold out', 'The guest asked for it', 'Placed twice'])[1 + order_no % 3])
      else '{"what":"state","from":3,"to":4}' end
    from orders where store_id = $1 and slug like 'bench-%'
    union all
    select id, served_at + interval '10 minutes', '{"kind":"staff","id":"x","name":"Asha"}',
      jsonb_build_object('what', 'payment', 'payment', 'paid', 'from', 4, 'to', 4, 'amount', amount,
        'received', jsonb_build_object('method', (array['Cash', 'UPI', 'Card'])[1 + order_no % 3]))
    from orders where store_id = $1 and slug like 'bench-%' and paid > 0
  ) told`;

/** All but a tenth of the served orders. */
const PAID = `
  update orders set paid = amount, payment_state = 'paid'
  where store_id = $1 and slug like 'bench-%' and state = 4 and served_at is not null and order_no % 10 <> 0`;

const FEEDBACK = `
  insert into feedback select store_id, id, 3 + order_no % 3, 4, 4 + order_no % 2, '', created_at + interval '1 hour'
  from orders where store_id = $1 and slug like 'bench-%' and state = 4 and order_no % 12 = 0`;

const VIEWS = `
  insert into item_stats
  select $1::uuid, 'dish-' || dish, to_char(now() - day * interval '1 day', 'YYYY-MM-DD'), (random() * 90)::int, (random() * 20)::int
  from generate_series(1, 120) dish, generate_series(0, $2::int) day on conflict do nothing`;

const COUNTERS = `
  update store_counters set
    order_no = (select max(order_no) from orders where store_id = $1),
    log_seq = (select max(seq) from store_log where store_id = $1)
  where store_id = $1`;

/** Writes years of a store in a minute, with SQL alone. */
export async function seedStore(
  client: pg.ClientBase,
  { storeId, orders, lines, days }: Seed,
): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query(ORDERS, [storeId, orders, days]);
  await client.query(LINES, [storeId, lines]);
  await client.query(AMOUNTS, [storeId]);
  await client.query(PAID, [storeId]);
  await client.query(LOG, [storeId]);
  await client.query(FEEDBACK, [storeId]);
  await client.query(VIEWS, [storeId, days]);
  await client.query(COUNTERS, [storeId]);
  await client.query('commit');
}
