// Prints the orders of a day, today's if none is given:
//   THALI_URL=https://menu.example THALI_KEY=thali_live_… node examples/todays-orders.ts 2026-11-20
import { connect } from '../docs/api/client.ts';

const { THALI_URL = 'http://localhost:3000', THALI_KEY } = process.env;
const call = connect(THALI_URL, THALI_KEY);

const { timeZone, name } = await call('GET /v1/store');
const dayOf = (at: string | number) => new Date(at).toLocaleDateString('sv-SE', { timeZone });
const day = process.argv[2] ?? dayOf(Date.now());
console.log(`${name}, ${day}`);

let after: string | null = null;
do {
  const query: { after?: string } = after === null ? {} : { after };
  const { orders, next } = await call('GET /v1/orders', { query });
  for (const { number, state, total, placedAt, lines } of orders) {
    if (dayOf(placedAt) !== day) continue;
    const dishes = lines.filter((line) => !line.removed).map((line) => `${line.quantity} × ${line.name}`);
    console.log(`${number}\t${state}\t₹${total / 100}\t${dishes.join(', ')}`);
  }
  const isOlder = orders.some(({ placedAt }) => dayOf(placedAt) < day);
  after = isOlder ? null : next;
} while (after !== null);
