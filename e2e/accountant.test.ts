import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  catalogueOf,
  patchStore,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
} from '../src/testing/server/test-stores.ts';
import { DESKTOP } from './testing/browser.ts';
import { signIn } from './testing/sign-in.ts';
import { signUp } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;
const taxes = [{ label: 'GST', value: 5 }];

test('an owner is told what to check, and downloads the month’s return, journal and vouchers', async () => {
  const { store: bare, email } = await signUp(stage, 'Ledger Lounge');
  const dishes = [simpleItem('Thali', 200, { taxes }), simpleItem('Water', 20)];
  const store = await replaceCatalogue(thali, bare, catalogueOf(dishes));
  const [gstNo, token] = ['29AAGCB7383J1Z4', store.token];
  await patchStore(thali, store, { address: { street: '12 MG Road', city: 'Bengaluru' }, gstNo });
  const lines = [
    { item: 'Thali', value: '200.00' },
    { item: 'Water', value: '20.00' },
  ];
  const { _id: orderId } = await placeTestOrder(thali, store, { lines, amount: 230 });
  const order = `/api/stores/${store.storeId}/orders/${orderId}`;
  await thali.call('POST', `${order}/payments`, { body: { method: 'Cash' }, token });
  await thali.call('POST', `${order}/bill`, { token });

  const { page } = await stage.person({ viewport: DESKTOP });
  const path = '/app/management/e-commerce/invoice/gst';
  await signIn(page, { email, password: 'a plain long one', path });
  const check = page.getByRole('region', { name: 'Please check first' });
  await check.getByText('Water (0%)').waitFor();
  const downloaded = async (file: string): Promise<string> => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${file}`, exact: true }).click();
    return readFile(await (await waiting).path(), 'utf8');
  };
  const month = JSON.parse(await downloaded('GSTR-1 (JSON)'));
  expect(month).toMatchObject({
    gstin: gstNo,
    b2cs: [{ rt: 5, pos: '29', txval: 200, camt: 5, samt: 5 }],
    nil: { inv: [{ sply_ty: 'INTRAB2C', nil_amt: 20 }] },
    doc_issue: { doc_det: [{ docs: [{ net_issue: 1 }] }] },
  });
  expect(month.hsn.hsn_b2c.map(({ txval }: { txval: number }) => txval)).toEqual([20, 200]);
  const journal = await downloaded('Journal (text)');
  expect(journal).toMatch(/Assets:Receivable:Guests +INR +230\.00/);
  expect(journal).toMatch(/Assets:Cash +INR +230\.00/);
  expect(await downloaded('Tally (XML)')).toContain('<LEDGERNAME>Sales 5%</LEDGERNAME>');
  expect(await downloaded('Zoho Books (CSV)')).toContain(',Sales 5%,,200.00');

  await page.getByLabel('Month').fill('2024-01');
  await page.getByRole('button', { name: 'Download GSTR-1 (JSON)' }).click();
  await page.getByRole('alert').getByText('Nothing in this month').waitFor();
  await page.getByRole('button', { name: /^Download IFF/ }).waitFor();
  await page.getByLabel('Month').fill('2024-03');
  await page.getByRole('button', { name: 'Download GSTR-1 of the quarter (JSON)' }).waitFor();
});
