import { expect, test } from 'vitest';
import { NO_NEEDS } from '#ordering/menu/rules/diets/needs.ts';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { linesIn } from '../../../../../simulators/printer/decode-esc-pos.ts';
import { useFakePrinter } from '../testing/fake-printer.ts';
import { followAndSend, setUpPrinter } from '../testing/print-scene.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const printer = await useFakePrinter();
await setUpPrinter(thali, store, { name: 'Kitchen', address: printer.address });

const said = () => printer.tickets.splice(0).map((ticket) => linesIn(ticket).join(' '));

test('paper says what the table does not eat, and says it anew when that changes before it is made', async () => {
  const phone = await sitDown(thali, store, await addTable(thali, store));
  const say = (needs: object) => phone.call('PUT', '/needs', { ...NO_NEEDS, ...needs });
  await say({ avoid: ['nuts'], eats: 'jain' });
  await phone.send([await phone.put('Tea')], 20);
  await followAndSend(thali);
  expect(said()).toEqual([expect.stringMatching(/SOMEONE AT THIS TABLE.*Jain, no nuts.*1 x Tea/)]);
  await say({ avoid: ['milk'], eats: 'jain' });
  await say({ avoid: ['milk', 'nuts'], eats: 'jain' });
  await followAndSend(thali);
  expect(said()).toEqual([expect.stringMatching(/CHANGED.*Jain, no milk, no nuts.*1 x Tea/)]);
  await say({});
  await followAndSend(thali);
  expect(said()).toEqual([]);
});
