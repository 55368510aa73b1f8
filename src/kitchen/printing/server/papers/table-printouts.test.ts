import { expect, test } from 'vitest';
import { useTabScene } from '#money/tabs/server/testing/use-tab-scene.ts';
import { moveOrder } from '#testing/server/test-stores.ts';
import type { PrintLine } from '../../rules/paper/print-line.ts';
import { askOffice, follow, setUpPrinter } from '../testing/print-scene.ts';

const { thali, store, round, receive, cancel, read } = await useTabScene({ isRounding: true });

const { id: printerId } = await setUpPrinter(thali, store, { kind: 'star', tickets: false, receipts: true });

const words = (lines: PrintLine[]) =>
  lines.flatMap((line) => (line.kind === 'text' ? [[line.text, line.right].filter(Boolean).join(' ')] : []));

async function printed(): Promise<string[][]> {
  await follow(thali);
  const jobs = await read(
    `select lines from print_jobs where store_id = $1 and printer_id = $2 and what = 'receipt' order by id`,
    printerId,
  );
  return jobs.map(({ lines }) => words(lines));
}

test('a table gets one printout, when all is paid, with its rounds, the tip and no round that is cancelled', async () => {
  const { tab, round: first } = await round(undefined, 'Thali', 'Tea');
  const { round: second } = await round(tab, 'Tea');
  const { round: third } = await round(tab, 'Lassi');
  await cancel(third);
  for (const { _id } of [first, second]) await moveOrder(thali, store, _id, { from: 1, to: 4 });
  expect(await printed()).toEqual([]);
  await receive(tab, { method: 'Cash', amount: 100_00 });
  expect(await printed()).toEqual([]);

  const url = `orders/${second._id}/print?what=receipt&language=en`;
  const { body } = await askOffice(thali, store, 'GET', url);
  expect(words(body.lines)).toEqual(expect.arrayContaining(['Round off 0.50', 'To pay ₹56.00']));

  await receive(tab, { method: 'UPI', amount: 56_00, tip: 10_00 });
  const [printout = [], ...others] = await printed();
  expect(others).toEqual([]);
  expect(printout).toEqual(
    expect.arrayContaining([
      `Order #${first.orderNo} Table 4`,
      'Thali 115.50',
      'Tea 40.00',
      'TOTAL ₹156.00',
      'PAID (Cash + UPI) ₹156.00',
      'Tip ₹10.00',
    ]),
  );
  expect(printout.some((line) => line.includes('Lassi'))).toBe(false);
});
