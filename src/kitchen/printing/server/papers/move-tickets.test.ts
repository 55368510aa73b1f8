import { expect, test } from 'vitest';
import { addTable, type Phone, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, moveOrder, simpleItem } from '#testing/server/test-stores.ts';
import { linesIn } from '../../../../../simulators/printer/decode-esc-pos.ts';
import { useFakePrinter } from '../testing/fake-printer.ts';
import { askOffice, followAndSend, setUpPrinter } from '../testing/print-scene.ts';

const thali = await useTestApp();
const store = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20), simpleItem('Coffee', 30)]));
const kitchen = await useFakePrinter();
await setUpPrinter(thali, store, { address: kitchen.address });

const order = async (phone: Phone) => (await phone.send([await phone.put('Tea')], 20)).body;
const act = (phone: Phone, what: string, body: object) =>
  askOffice(thali, store, 'POST', `sittings/${phone.sittingId}/${what}`, body);

/** What is printed from now on. */
async function printed(): Promise<string[][]> {
  const before = kitchen.tickets.length;
  await followAndSend(thali);
  return kitchen.tickets.slice(before).map((ticket) => linesIn(ticket).map((line) => line.trim()));
}

test('a ticket names the round, and another one says where the table has gone', async () => {
  const iden = await addTable(thali, store, '12');
  const phone = await sitDown(thali, store, iden);
  const [served, second, third] = [await order(phone), await order(phone), await order(phone)];
  await moveOrder(thali, store, served._id, { from: 1, to: 4 });
  const tickets = await printed();
  expect(tickets.map((lines) => lines.find((line) => line.startsWith('Round')))).toEqual([
    undefined,
    'Round 2',
    'Round 3',
  ]);
  await act(phone, 'move', { to: await addTable(thali, store, '7') });
  const [ticket, ...more] = await printed();
  expect(more).toEqual([]);
  expect(ticket?.slice(0, 2)).toEqual([
    'Table 12 is now Table 7',
    `Order #${second.orderNo} #${third.orderNo}`,
  ]);
  for (const { _id } of [second, third]) await moveOrder(thali, store, _id, { from: 1, to: 4 });
  await act(phone, 'move', { to: iden });
  expect(await printed()).toEqual([]);
});

test('tables that are joined, and dishes that go to another table, print where they went and no second ticket', async () => {
  const [one, other] = [
    await sitDown(thali, store, await addTable(thali, store, '1')),
    await sitDown(thali, store, await addTable(thali, store, '2')),
  ];
  const [first] = [await order(one), await order(other)];
  await printed();
  await act(one, 'merge', { into: other.sittingId });
  expect((await printed()).map(([head]) => head)).toEqual(['Table 1 is now Table 2']);
  const { orders } = await other.read();
  const lines = orders
    .filter(({ _id }: { _id: string }) => _id === first._id)
    .flatMap(({ items }: { items: { _id: string }[] }) => items.map(({ _id }) => _id));
  await act(other, 'split', { lines, to: await addTable(thali, store, '3') });
  expect((await printed()).map(([head]) => head)).toEqual(['Table 2 is now Table 3']);
});

test('a dish that is added to an order prints a ticket of that dish alone, and a discount prints nothing', async () => {
  const phone = await sitDown(thali, store, await addTable(thali, store, '9'));
  const { _id } = await order(phone);
  await printed();
  const edit = (...changes: object[]) => askOffice(thali, store, 'POST', `orders/${_id}/edit`, { changes });
  const coffee = { kind: 'add', itemID: store.items.Coffee, value: '30.00', quantity: 2 };
  expect((await edit(coffee)).status).toBe(200);
  const [ticket, ...more] = await printed();
  expect(more).toEqual([]);
  expect(ticket).toContain('ADDITION');
  const dishes = ticket?.filter((line) => /Tea|Coffee/.test(line));
  expect(dishes).toEqual([expect.stringMatching(/^2\D+Coffee$/)]);
  expect((await edit({ kind: 'discount', percent: 10, reason: 'Friend' })).status).toBe(200);
  expect(await printed()).toEqual([]);
});
