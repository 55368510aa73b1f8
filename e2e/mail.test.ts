import { expect, test } from 'vitest';
import { putLetter, putMailbox } from '../src/guests/mail/server/testing/put-letter.ts';
import { lookAt, readIn, SMALL, speak } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;
const HOUR = 3_600_000;
const LONG = 'A very long subject about the order of forty kilograms of rice '.repeat(4);
const FILES = [
  {
    part: '2',
    name: 'price-list-of-the-whole-year-2026-with-all-varieties-of-rice.pdf',
    type: 'application/pdf',
    size: 8e5,
  },
  { part: '3', name: 'film.mp4', type: 'video/mp4', size: 4e7 },
];

async function mailOffice(name: string) {
  const { store, email, add } = await openKitchen(stage, name);
  await putMailbox(thali, store.storeId);
  await thali.verify(email);
  const put = (given: Parameters<typeof putLetter>[2]) => putLetter(thali, store.storeId, given);
  return { store, email, add, put };
}

test('a manager finds an email, labels it, marks it as unread, and clears the trash', async () => {
  const { add, put } = await mailOffice('Label House');
  await put({
    subject: 'Rent of the year',
    text: 'The rent is due.',
    name: 'Landlord',
    at: Date.now() - HOUR,
  });
  await put({
    subject: LONG,
    text: 'Dear all. '.repeat(500),
    name: 'Bengal Rice and Grain Traders Limited',
    files: FILES,
  });
  await put({ subject: 'Old offer', folder: 'trash' });
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email: await add('MANAGER'), path: '/app/mail/inbox' });
  const inbox = page.getByRole('region', { name: 'Inbox' });
  await inbox.getByRole('link', { name: /^Unread: Landlord/ }).waitFor();
  await page.getByRole('button', { name: 'New label' }).click();
  await page.getByLabel('Name of the label').fill('Suppliers');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('link', { name: 'Suppliers', exact: true }).waitFor();

  await inbox.getByLabel('Search emails').fill('forty kilo');
  await inbox.getByRole('link', { name: /Landlord/ }).waitFor({ state: 'detached' });
  await inbox.getByRole('link', { name: /Bengal Rice/ }).click();
  await page.getByRole('button', { name: 'Label', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Suppliers' }).click();
  await page.getByRole('button', { name: 'Mark as important' }).click();
  await page.getByText('Too large to open here').waitFor();
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.getByText('The files are too large to go with it.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/\/app\/mail\/inbox\/./);
  await page.reload();
  await page.getByText('Too large to open here').waitFor();
  await page.setViewportSize(SMALL);
  await lookAt(page, { isWide: true, isLarge: true });
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  const row = inbox.getByRole('listitem').filter({ hasText: 'Suppliers' });
  await row.getByText('Important').waitFor();
  await row.getByRole('link', { name: /^Unread/ }).waitFor();
  await page.getByRole('link', { name: 'Suppliers', exact: true }).click();
  await page
    .getByRole('region', { name: 'Suppliers' })
    .getByRole('link', { name: /Bengal Rice/ })
    .waitFor();
  await page.getByRole('button', { name: 'Remove the label “Suppliers”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('link', { name: 'Suppliers', exact: true }).waitFor({ state: 'detached' });

  await page.goto('/app/mail/trash');
  await page.getByRole('link', { name: /Old offer/ }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('No emails here').waitFor();
});

test('what could not be sent says why, and a mailbox that fails since when', async () => {
  const { store, email } = await mailOffice('Trouble House');
  const draft = (id: number) => `/api/mail/${store.storeId}/drafts/00000000-0000-4000-8000-00000000000${id}`;
  const body = { to: ['asha@thali.example'], cc: [], subject: 'Hello', text: 'x', answers: null };
  for (const id of [1, 2, 3]) await thali.call('PUT', draft(id), { token: store.token, body });
  const { pool } = thali.database;
  await pool.query(
    `update mail_drafts set state = case when id::text like '%1' then 'unknown' when id::text like '%2' then 'failed' else state end,
     reason = case when id::text like '%2' then '550 No such mailbox here' else '' end where store_id = $1`,
    [store.storeId],
  );
  await pool.query(`update mailboxes set fault = 'silent', failing_since = now() where store_id = $1`, [
    store.storeId,
  ]);
  const { page } = await stage.person({ viewport: SMALL });
  await signIn(page, { email, path: '/app/mail/drafts' });
  await page.getByText('The mailbox can’t be reached since').waitFor();
  await page.getByText('May have been sent.').waitFor();
  await page.getByText('The mail server said: 550 No such mailbox here').waitFor();
  await lookAt(page, { isWide: true, isLarge: true });
  await speak(page, 'hi');
  await readIn(page);
  await speak(page, 'en');
  await page.getByRole('button', { name: /Not sent/ }).click();
  const sheet = page.getByRole('dialog', { name: 'New email' });
  await expect.poll(() => sheet.getByLabel('Subject').inputValue()).toBe('Hello');
  await lookAt(page, {});
  await sheet.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: /Not sent/ }).waitFor({ state: 'detached' });
});
