import { expect, test } from 'vitest';
import { createMailServers } from '../src/guests/mail/server/adapters/mail-servers.ts';
import { workOnMail } from '../src/guests/mail/server/sync/work-on-mail.ts';
import { letter } from '../src/guests/mail/server/testing/letter.ts';
import { createContext } from '../src/platform/context/server/context.ts';
import { useMailWorld } from '../src/testing/server/people/mail-world.ts';
import { lookAt, readIn, SMALL, speak } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const world = await useMailWorld();
const stage = await setStage({
  mailServers: createMailServers({ allowPrivate: true, ca: world.ca, ports: world.ports }),
});
const PICTURES = 'https://pictures.thali.example';

/** Works as if this much time had passed. */
const work = (aheadMs = 0) => {
  const clock = () => Date.now() + aheadMs;
  return workOnMail(createContext({ ...stage.thali.services, clock }, { kind: 'system' }));
};

const HTML = `<p style="position:fixed;top:0">Hello, <b>is a table free?</b></p><script>alert(1)</script>
  <img src="${PICTURES}/logo.png" alt="Our logo"><a href="https://thali.example">Our site</a>`;
const HEAD = 'Content-Type: text/html; charset=utf-8\r\n';

test('an owner connects a mailbox, reads, answers, and takes a letter back', async () => {
  const { email } = await openKitchen(stage, 'Letter House');
  await stage.thali.verify(email);
  const login = world.newLogin();
  await world.elsewhere(login, async (imap) => {
    await imap.append('INBOX', letter({ subject: 'A table for two', head: HEAD, text: HTML }));
    await imap.append('INBOX', letter({ subject: 'Fresh fish', from: 'Bengal Fish <fish@bengal.example>' }));
  });
  const office = await stage.person({ viewport: DESKTOP, gateway: PICTURES });
  const { page } = office;
  const asked: string[] = [];
  await page.route(`${PICTURES}/**`, async (route) => {
    asked.push(`${route.request().url()} ${route.request().headers()['referer'] ?? 'no referrer'}`);
    await route.fulfill({
      path: new URL('../src/apps/office/icon.svg', import.meta.url).pathname,
      contentType: 'image/svg+xml',
    });
  });
  await signIn(page, { email, path: '/app/mail' });
  await page.getByText('No mailbox is connected').waitFor();
  await page.getByRole('link', { name: 'Connect a mailbox' }).click();

  await page.getByLabel('Email address').fill('hello@letter-house.example');
  await page.getByLabel('User name').fill(login.user);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByLabel('Server for reading (IMAP)').fill('localhost');
  await page.getByLabel('Server for sending (SMTP)').fill('localhost');
  await page.getByRole('button', { name: 'Test and save' }).click();
  await page.getByText('The server does not accept the user name or password.').first().waitFor();
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Test and save' }).click();
  await page.getByText('The mailbox is connected').waitFor();
  await page.goto('/app/mail');
  await page.getByText('Your emails are being fetched.').waitFor();
  await work();
  const inbox = page.getByRole('region', { name: 'All' });
  await inbox.getByRole('link', { name: /A table for two/ }).waitFor();

  await inbox.getByRole('link', { name: /A table for two/ }).click();
  const frame = page.frameLocator('iframe[title="Text of the email"]');
  await frame.getByText('is a table free?').waitFor();
  expect(asked).toEqual([]);
  await expect.poll(() => frame.locator('script, [style*=fixed]').count()).toBe(0);
  await page.getByRole('button', { name: 'Show pictures' }).click();
  await expect.poll(() => asked).toEqual([`${PICTURES}/logo.png no referrer`]);
  await lookAt(page, { isWide: true });
  await page.setViewportSize(DESKTOP);

  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'New email' });
  await expect.poll(() => sheet.getByLabel('To', { exact: true }).inputValue()).toBe('asha@thali.example');
  await sheet.getByLabel('Text').fill('Yes, at eight.');
  await sheet.getByText('Saved as a draft').waitFor();
  await sheet.getByRole('button', { name: 'Send' }).click();
  await page.getByText('The email leaves in 10 seconds').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('It was not sent').waitFor();
  await work(60_000);
  expect(world.sent).toEqual([]);
  await sheet.getByLabel('Text').fill('Yes, at nine.');
  await lookAt(page, { isWide: true });
  await page.setViewportSize(DESKTOP);
  await sheet.getByRole('button', { name: 'Send' }).click();
  await sheet.waitFor({ state: 'detached' });
  await work(120_000);
  expect(world.sent).toMatchObject([
    { to: ['asha@thali.example'], source: expect.stringContaining('Yes, at nine.') },
  ]);

  await page.keyboard.press('Escape');
  const fish = inbox.getByRole('listitem').filter({ hasText: 'Fresh fish' });
  await fish.getByRole('button', { name: 'Star' }).click();
  await fish.getByRole('button', { name: 'Remove the star' }).waitFor();
  await fish.getByRole('link').click();
  await page.getByRole('button', { name: 'Archive' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Archived' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('navigation', { name: 'Folders and labels' })
    .getByRole('link', { name: /^Inbox/ })
    .click();
  const again = page.getByRole('region', { name: 'Inbox' }).getByRole('link', { name: /Fresh fish/ });
  await again.click();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await again.waitFor({ state: 'detached' });
  await fish.waitFor({ state: 'detached' });
  await work(180_000);
  await world.elsewhere(login, async (imap) => {
    const lock = await imap.getMailboxLock('Trash');
    const [trashed] = await imap.fetchAll('1:*', { envelope: true, flags: true });
    expect(trashed?.envelope?.subject).toBe('Fresh fish');
    expect(trashed?.flags?.has('\\Flagged')).toBe(true);
    lock.release();
  });

  await page.setViewportSize(SMALL);
  await page.getByRole('combobox', { name: 'Folders and labels' }).selectOption('/app/mail/trash');
  // Without the notices of what was done before.
  await page.waitForURL('**/app/mail/trash');
  await page.reload();
  await page.getByRole('region', { name: 'Trash' }).getByText('Fresh fish').waitFor();
  await lookAt(page, { isWide: true, isLarge: true });
  await speak(page, 'hi');
  await readIn(page);
});
