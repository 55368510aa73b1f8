import { expect, test } from 'vitest';
import { coursesStore, tableWith } from '#ordering/courses/server/testing/courses-scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder } from '#testing/server/test-stores.ts';
import { linesIn } from '../../../../../simulators/printer/decode-esc-pos.ts';
import { useFakePrinter } from '../testing/fake-printer.ts';
import { askOffice, followAndSend, setUpPrinter } from '../testing/print-scene.ts';

const thali = await useTestApp();
const store = await coursesStore(thali);
const printer = await useFakePrinter();
await setUpPrinter(thali, store, { name: 'Kitchen', address: printer.address });

/** What each ticket says, in the order of its lines. */
const said = () =>
  printer.tickets
    .splice(0)
    .map((ticket) =>
      linesIn(ticket).flatMap((line) => /Soup|Curry|HOLD.*|FIRE.*/.exec(line)?.[0].trim() ?? []),
    );

test('a ticket has what is held below a line, and what is fired comes on a short one of its own', async () => {
  const phone = await tableWith(thali, store, ['Curry', 'Soup']);
  const [{ _id }] = (await phone.read()).orders;
  await followAndSend(thali);
  expect(said()).toEqual([['Soup', 'HOLD - Mains', 'Curry']]);
  await askOffice(thali, store, 'POST', `orders/${_id}/fire`, { courses: ['mains'] });
  await followAndSend(thali);
  expect(said()).toEqual([['FIRE - Mains', 'Curry']]);
});

test('tickets of an order are numbered, and say whose table it is and how many sit there', async () => {
  const phone = await tableWith(thali, store, ['Curry', 'Soup']);
  await askOffice(thali, store, 'PATCH', `sittings/${phone.sittingId}`, { covers: 3 });
  const [{ _id, orderNo }] = (await phone.read()).orders;
  await askOffice(thali, store, 'POST', `orders/${_id}/fire`, { courses: ['mains'] });
  await followAndSend(thali);
  const numbers = printer.tickets.splice(0).map((ticket) =>
    linesIn(ticket)
      .find((line) => line.includes('KOT'))
      ?.replaceAll(/\s+/g, ' ')
      .trim(),
  );
  expect(numbers).toEqual([`KOT ${orderNo}/1 3 guests`, `KOT ${orderNo}/2 3 guests`]);
});

test('a course of which nothing is left is not called when all come together', async () => {
  const phone = await tableWith(thali, store, ['Curry', 'Soup', 'Kulfi']);
  const [{ _id, items }] = (await phone.read()).orders;
  const curry = items.find((item: { itemLabel: string }) => item.itemLabel === 'Curry');
  await askOffice(thali, store, 'POST', `orders/${_id}/items/${curry._id}/discard`, { discarded: true });
  await followAndSend(thali);
  printer.tickets.splice(0);
  await askOffice(thali, store, 'POST', `orders/${_id}/fire`, { courses: ['mains', 'desserts'] });
  await followAndSend(thali);
  expect(said()).toEqual([['FIRE - Desserts']]);
});

test('what is handed over as a whole is not printed as fired', async () => {
  const phone = await tableWith(thali, store, ['Curry', 'Soup']);
  const [{ _id }] = (await phone.read()).orders;
  await followAndSend(thali);
  printer.tickets.splice(0);
  await moveOrder(thali, store, _id, { from: 1, to: 4 });
  await followAndSend(thali);
  expect(
    said()
      .flat()
      .filter((line) => line.startsWith('FIRE')),
  ).toEqual([]);
});
