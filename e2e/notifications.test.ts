import { test } from 'vitest';
import { consumeLogs } from '../src/platform/consumers/server/consume-logs.ts';
import { createContext } from '../src/platform/context/server/context.ts';
import { notificationConsumer } from '../src/restaurant/notifications/server/consume-log.ts';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;

test('an order in another restaurant is counted at once, and a click leads to it there', async () => {
  const { store, email, place } = await openKitchen(stage, 'Sea Salt');
  await thali.call('POST /api/stores', { token: store.token, body: { name: 'Hill Top' } });
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email });
  await page.getByRole('button', { name: 'Sea Salt' }).click();
  await page.getByRole('menuitem', { name: 'Hill Top' }).click();
  await page.getByRole('button', { name: 'Hill Top' }).waitFor();
  const bell = (name: string) => page.getByRole('button', { name, exact: true });
  await bell('Notifications').click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByText('No notifications').waitFor();

  const placed: Awaited<ReturnType<typeof place>>[] = [];
  for (const table of ['3', '4', '5']) placed.push(await place({ 'Masala chai': 2 }, { table }));
  await consumeLogs(createContext(thali.services, { kind: 'system' }), notificationConsumer);
  const row = (text: string | RegExp) => panel.getByRole('listitem').filter({ hasText: text });
  const [first, second, third] = placed.map(({ orderNo }) => `New order ${orderNo}`);
  await row(`${first}`).getByText('Sea Salt').waitFor();
  await panel.getByRole('heading', { name: 'Today' }).waitFor();
  await page.setViewportSize(SMALL);
  await lookAt(page, { isWide: true });
  await page.setViewportSize(DESKTOP);

  await row(`${second}`)
    .getByRole('button', { name: `Archive: ${second}` })
    .click();
  await row(`${second}`).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(`${second}`).waitFor();
  await row(`${third}`)
    .getByRole('button', { name: new RegExp(`^${third}`) })
    .click();
  await page.getByRole('button', { name: 'Sea Salt' }).waitFor();
  await page.getByRole('dialog', { name: `Table 5 Order ${placed[2]?.orderNo}` }).waitFor();
  await page.keyboard.press('Escape');

  await bell('Notifications: 2 unread').click();
  await panel.getByRole('button', { name: 'Unread', exact: true }).click();
  await row(`${third}`).waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Mark all as seen' }).click();
  await panel.getByText('You’ve seen everything').waitFor();
  await panel.getByRole('button', { name: 'Close' }).click();
  await bell('Notifications').waitFor();
});

test('a person switches a kind off and on again, and the choice stays', async () => {
  const { email } = await openKitchen(stage, 'Quiet Place');
  const { page } = await stage.person({ viewport: SMALL });
  await signIn(page, { email, path: '/app/management/user/account' });
  const orders = page.getByRole('group', { name: 'New orders' });
  await orders.getByRole('switch', { name: 'In the list' }).uncheck();
  await orders.getByRole('switch', { name: 'Email' }).check();
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('guest_rated') ?? false,
  );
  await page.getByRole('group', { name: 'Ratings' }).getByRole('switch', { name: 'Push' }).check();
  await saved;
  await page.reload();
  await orders.getByRole('switch', { name: 'Email', checked: true }).waitFor();
  await orders.getByRole('switch', { name: 'In the list', checked: false }).waitFor();
  const ratings = page.getByRole('group', { name: 'Ratings' });
  await ratings.getByRole('switch', { name: 'Push', checked: true }).waitFor();
});
