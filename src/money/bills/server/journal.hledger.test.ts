import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { entriesOf } from '#money/books/rules/entries.ts';
import { journalOf } from '#money/books/rules/journal.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { billScene } from './testing/bill-scene.ts';

const thali = await useTestApp();
const { newStore, place, issue, remove } = billScene(thali);

/** What hledger answers to a journal, and how it ended. */
async function hledger(journal: string, ...command: string[]): Promise<[code: number, text: string]> {
  const child = execFile('hledger', ['-f', '-', ...command]);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
  child.stdin?.end(journal);
  const [code] = await once(child, 'close');
  return [code, text.trim()];
}

test('hledger finds nothing wrong with the journal of a day, and guests owe what is due', async () => {
  const store = await newStore({ isRounded: true });
  const [one, other] = [await place(store), await place(store)];
  const pay = (orderId: string, body: object) =>
    thali.call('POST', `/api/stores/${store.storeId}/orders/${orderId}/payments`, {
      body,
      token: store.token,
    });
  await pay(one.id, { method: 'Cash', amount: 583 });
  await issue(store, one.id);
  await issue(store, other.id);
  await remove(store, other.id, other.idOf('Tea'));
  const days = { from: '2026-11-20', to: '2026-11-20' };
  const { params, token } = { params: store, token: store.token };
  const bills = await thali.call('GET /api/stores/:storeId/bills/export', { params, query: days, token });
  const came = await thali.call('GET /api/stores/:storeId/bills/money', { params, query: days, token });
  const { money } = came.body;
  const journal = journalOf(entriesOf(bills.body.bills, money), { name: 'Rao; & Sons', currency: 'INR' });
  expect(await hledger(journal, 'check', '--strict')).toEqual([0, '']);
  const balanceOf = async (account: string) =>
    (await hledger(journal, 'balance', '--no-total', account))[1].replace(/ +/g, ' ');
  expect(await balanceOf('Assets:Cash')).toBe('INR 583.00 Assets:Cash');
  const due = bills.body.bills.reduce(
    (sum, { kind, figures }) => sum + (kind === 'credit_note' ? -figures.payable : figures.payable),
    -583_00,
  );
  expect(await balanceOf('Guests')).toBe(`INR ${(due / 100).toFixed(2)} Assets:Receivable:Guests`);
  expect((await hledger(journal.replace('583.00', '584.00'), 'check'))[0]).not.toBe(0);
});
