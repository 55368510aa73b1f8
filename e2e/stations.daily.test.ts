import { expect, test } from 'vitest';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { doubleTap } from './testing/double-tap.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const ON_THE_WALL = { width: 1024, height: 768 };

test('two stations cook an order: one bumps by key and recalls, sees what is taken off, and the pass hands over', async () => {
  const { store, email, add, place } = await openKitchen(stage, 'Two Stations');
  const { page: office } = await stage.person({ viewport: DESKTOP });
  await signIn(office, { email, path: '/app/settings/stations' });
  for (const [name, dishes] of [
    ['Grill', ['Chicken 65', 'Paneer momos']],
    ['Bar', ['Masala chai', 'Sweet lassi']],
  ] as const) {
    await office.getByRole('button', { name: 'Add station' }).click();
    const form = office.getByRole('dialog', { name: 'Add station' });
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByText('Dishes', { exact: true }).click();
    for (const dish of dishes) await form.getByRole('checkbox', { name: dish }).check();
    await form.getByRole('textbox', { name: `Minutes for ${dishes[0]}` }).fill('4');
    await lookAt(office, {});
    await form.getByRole('button', { name: 'Save' }).click();
    await office.getByRole('heading', { name }).waitFor();
  }

  const order = await place({ 'Chicken 65': 2, 'Masala chai': 3, 'Sweet lassi': 1 }, { table: '7' });
  const { page: bar } = await stage.person({ viewport: ON_THE_WALL });
  await signIn(bar, { email: await add('KITCHEN') });
  await bar.getByRole('link', { name: 'Bar' }).click();
  const ticket = bar.getByRole('article', { name: `Order ${order.orderNo},` });
  await ticket.getByRole('button', { name: '3× Masala chai' }).waitFor();
  await expect.poll(() => ticket.getByText('Chicken 65').count()).toBe(0);
  await bar.getByRole('complementary', { name: 'All day' }).getByText('3×').waitFor();
  // A ticked dish keeps its place, and another tap takes the tick back, but not the second one of a double tap.
  const lassi = (pressed: boolean) => ticket.getByRole('button', { name: '1× Sweet lassi', pressed });
  await doubleTap(lassi(false));
  await lassi(true).waitFor();
  await lookAt(bar, { isLarge: true });
  await ticket.getByRole('heading').click();
  await lassi(true).click();
  await lassi(false).waitFor();
  await bar.getByRole('complementary', { name: 'All day' }).getByText('1×').waitFor();
  const out = { token: store.token, body: { state: 'Sold out' } };
  await stage.thali.call('PATCH', `/api/stores/${store.storeId}/items/${store.items['Sweet lassi']}`, out);
  await ticket.getByRole('button', { name: '1× Sweet lassi Out' }).waitFor();
  await bar.keyboard.press('1');
  await bar.getByText('Nothing to cook').waitFor();
  await bar.keyboard.press('r');
  await bar.getByRole('button', { name: `Recall #${order.orderNo}` }).click();
  await ticket.getByRole('button', { name: '3× Masala chai' }).waitFor();

  await office.goto(`/app/dashboard?order=${order.id}`);
  await office.getByRole('button', { name: 'Remove 1× Sweet lassi' }).click();
  await office.getByText('Entered by mistake').click();
  await office.getByRole('button', { name: 'Remove', exact: true }).click();
  await ticket.getByRole('button', { name: 'Seen' }).click();
  await ticket.getByText('Sweet lassi').waitFor({ state: 'hidden' });
  await bar.reload();
  await ticket.getByRole('button', { name: '3× Masala chai' }).waitFor();
  await expect.poll(() => ticket.getByText('Sweet lassi').count()).toBe(0);

  const { page: pass } = await stage.person({ viewport: SMALL });
  await signIn(pass, { email, path: '/app/kitchen/pass' });
  const row = pass.getByRole('article', { name: `Order ${order.orderNo},` });
  await pass.getByText('Nobody watches Grill').waitFor();
  await row.getByRole('listitem').filter({ hasText: 'Bar' }).getByText('0 of 1 ready').waitFor();
  await row.getByText('1× Sweet lassi').waitFor();
  await lookAt(pass, {});
  await row.getByRole('button', { name: 'Seen' }).click();
  await row.getByText('Sweet lassi').waitFor({ state: 'hidden' });
  await bar.keyboard.press('1');
  await row.getByText('1 of 1 ready').waitFor();
  await expect.poll(() => row.getByRole('button', { name: /^Served/ }).count()).toBe(0);
  await bar.getByRole('link', { name: 'Grill' }).click();
  await bar.getByRole('button', { name: `Ready: #${order.orderNo}` }).click();
  await row.getByRole('button', { name: `Served, #${order.orderNo}` }).click();
  await pass.getByText('Nothing to cook').waitFor();
});
