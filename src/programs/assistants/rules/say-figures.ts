import { formatSum, type Minor } from '#platform/money/rules/money.ts';
import type { ApiSales } from '#programs/v1/wire/money.ts';
import type { ApiPairs } from '#programs/v1/wire/pairs.ts';
import type { ApiShortages } from '#programs/v1/wire/shortages.ts';
import type { ApiWaiting } from '#programs/v1/wire/waiting.ts';
import { parseAmount, sayAmount } from '#stock/ingredients/rules/amount.ts';

const MOST_NAMED = 10;

export const lines = (...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null).join('\n');

/** Such as Friday 2026-11-20. */
export function sayDay(day: string): string {
  const weekday = new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday} ${day}`;
}

const sayDays = (from: string, to: string) =>
  from === to ? sayDay(from) : `${sayDay(from)} to ${sayDay(to)}`;

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function compare(now: Minor, before: Minor): string {
  if (before === 0) return now === 0 ? 'the same' : 'there was nothing then';
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'the same';
  return `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} now`;
}

const sayHour = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

export function saySales(sales: ApiSales): string {
  const money = (amount: Minor) => formatSum(amount, sales.currency);
  const { before } = sales;
  const busiest = sales.hours.toSorted((one, other) => other.amount - one.amount).slice(0, 3);
  const days = sales.days.filter(({ orders }) => orders > 0);
  const list = (parts: string[]) => parts.join(', ');
  return lines(
    `${sayDays(sales.from, sales.to)}${sales.ended ? '' : ', so far'}: ${money(sales.amount)} from ${count(sales.orders, 'order')}${sales.cancelled > 0 ? `; ${sales.cancelled} more were cancelled` : ''}.`,
    `${sayDays(before.from, before.to)}${sales.ended ? '' : ' until the same time'}: ${money(before.amount)} from ${count(before.orders, 'order')}, so ${compare(sales.amount, before.amount)}.`,
    busiest.length === 0
      ? null
      : `Busiest hours: ${list(busiest.map(({ hour, orders, amount }) => `from ${sayHour(hour)} ${money(amount)} (${count(orders, 'order')})`))}.`,
    sales.days.length === 1 || days.length === 0
      ? null
      : `By day: ${list(days.map(({ day, orders, amount }) => `${sayDay(day)} ${money(amount)} (${orders})`))}.`,
    sales.dishes.length === 0
      ? null
      : `Sold most: ${list(sales.dishes.slice(0, MOST_NAMED).map(({ name, quantity, amount }) => `${quantity} × ${name} (${money(amount)})`))}.`,
    sales.received.length === 0
      ? null
      : `Received: ${list(sales.received.map(({ method, amount }) => `${money(amount)} by ${method}`))}.`,
  );
}

export function sayPairs({ from, to, orders, pairs }: ApiPairs): string {
  const percent = (part: number, whole: number) => Math.round((part / Math.max(1, whole)) * 100);
  return lines(
    `${sayDays(from, to)}, ${count(orders, 'order')}; all rounds of a table count as one.`,
    pairs.length === 0 ? 'No two dishes were in three orders together.' : null,
    ...pairs
      .slice(0, MOST_NAMED)
      .map(({ dishes: [one, other], together }) =>
        one && other
          ? `${one.name} and ${other.name}: together in ${together}, which is ${percent(together, one.orders)} % of the orders with ${one.name} and ${percent(together, other.orders)} % of those with ${other.name}.`
          : null,
      ),
  );
}

export function sayWaiting({ orders, calls }: ApiWaiting): string {
  const late = orders.filter((order) => order.late);
  const ready = orders.filter((order) => order.ready);
  const onTime = orders.length - late.length - ready.length;
  const place = ({ table, type }: ApiWaiting['orders'][number]) =>
    table === null ? type : `table “${table}”`;
  return lines(
    orders.length === 0
      ? 'No order is running.'
      : `${count(orders.length, 'order')} running: ${late.length} late, ${ready.length} ready to be served, ${onTime} in time.`,
    ...late.map(
      (order) =>
        `Late: order ${order.number} (${place(order)}) waits ${order.waited} min, promised in ${order.promised}; not cooked yet: ${order.dishes.join(', ')}.`,
    ),
    ...ready.map(
      (order) =>
        `Ready: order ${order.number} (${place(order)}) is cooked, ${order.waited} min after it began.`,
    ),
    ...calls.map(
      ({ table, what, waited }) =>
        `Table “${table}” has asked for “${what}” ${waited} min ago, and nobody is coming yet.`,
    ),
  );
}

export function sayShortages({ dishes, ingredients }: ApiShortages): string {
  const out = dishes.filter(({ soldOut }) => soldOut);
  const counted = dishes.filter(({ soldOut, left }) => !soldOut && left !== null);
  const amount = (quantity: number, unit: 'g' | 'ml' | 'pc') => {
    const said = sayAmount(parseAmount(Math.max(0, quantity)) ?? 0, unit);
    return `${said.value} ${said.unit}`;
  };
  return lines(
    out.length === 0
      ? 'No dish is sold out.'
      : `Sold out: ${out.map(({ name, until }) => (until === null ? name : `${name} (until ${until})`)).join(', ')}.`,
    counted.length === 0
      ? null
      : `Portions left: ${counted.map(({ name, left }) => `${left} of ${name}`).join(', ')}.`,
    ingredients === null
      ? 'Ingredients are not shown: the key lacks stock.write.'
      : ingredients.length === 0
        ? 'No ingredient is below what should be there.'
        : `Ingredients to buy: ${ingredients
            .map(
              ({ name, unit, free, par, out: isOut }) =>
                `${name} ${isOut ? 'is out' : `${amount(free, unit)} left${par === null ? '' : ` of ${amount(par, unit)}`}`}`,
            )
            .join('; ')}.`,
  );
}
