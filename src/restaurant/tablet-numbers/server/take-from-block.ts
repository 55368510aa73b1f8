/**
 * The text of a statement that takes a number from a tablet's blocks: the next one, or the one that the tablet gave on
 * paper, if no order has it. What a tablet gave may come in another order than it gave it: from two tabs, or with one that
 * waited. Answers no row where there is none.
 */
export function takeFromBlock([storeId, tabletId, given]: readonly [string, string, string], when = 'true') {
  const own = `store_id = ${storeId} and tablet_id = ${tabletId}`;
  const named = `${given}::integer`;
  const isFree = `not exists (select 1 from orders where store_id = ${storeId} and order_no = ${named})`;
  const has = `case when ${named} is null then next <= last else ${named} between first and last and ${isFree} end`;
  return `update number_blocks set next = greatest(next, coalesce(${named}, next) + 1)
    where ${own} and ${has} and first = (select min(first) from number_blocks where ${own} and ${has}) and ${when}
    returning coalesce(${named}, next - 1) as order_no`;
}
