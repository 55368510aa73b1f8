// The SQL of taking portions, by itself and within the statement that places an order. `$n` are the places of its values.

interface Places {
  store: string;
  items: string;
}

/** Rows are locked in the order of their dishes, so that two orders never wait for each other. */
export const lockPortions = ({ store, items, if: condition = 'true' }: Places & { if?: string }) =>
  `select item_id from portions where store_id = ${store} and item_id = any(${items}::text[]) and ${condition}
    order by item_id for update`;

interface Taking extends Places {
  quantities: string;
  day: string;
  /** Whether as many are taken as there are. Without it, there must be enough. */
  isDone?: string;
}

const leftOn = (day: string) => `case when p.day = ${day} then p.remaining else p.usual end`;

/** Of the dishes in `counted`. Less than none are given back. */
export function takeCounted({ store, items, quantities, day, isDone }: Taking): string {
  const rest = `${leftOn(day)} - a.quantity`;
  return `update portions p set day = ${day}, remaining = ${isDone ? `greatest(${rest}, 0)` : rest}
    from counted c join unnest(${items}::text[], ${quantities}::int[]) as a (item_id, quantity) on a.item_id = c.item_id
    where p.store_id = ${store} and p.item_id = c.item_id and (p.day = ${day} or p.usual is not null)
      ${isDone ? `and (${isDone} or ${leftOn(day)} >= a.quantity)` : ''}
    returning p.item_id as "itemId", p.remaining as "left"`;
}
