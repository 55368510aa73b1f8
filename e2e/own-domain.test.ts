import { expect, test } from 'vitest';
import { createDnsNames } from '../src/restaurant/domains/server/adapters/dns-names.ts';
import { startDnsServer } from '../src/restaurant/domains/server/testing/dns-server.ts';
import { giveDomain } from '../src/restaurant/domains/server/testing/give-domain.ts';
import { findFaults, visit } from './sweep/sweep.ts';
import { BANNER, keptIn, leave, loseNetwork } from './testing/offline.ts';
import { addDish, openCart, placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const dns = await startDnsServer();
const stage = await setStage({ names: createDnsNames([dns.address]) });
const { thali } = stage;
/** Browsers find every name below localhost on this machine. */
const DOMAIN = 'menu.their-place.localhost';
const host = stage.origin.replace('localhost', DOMAIN);
const { body } = await thali.call('GET', '/restaurant/api/store/web/udupi-tiffin/');
await giveDomain(thali, body.profile._id, DOMAIN);

test('a guest with an old code orders on the restaurant’s own domain, and sees the order there', async () => {
  const person = await stage.person({ gateway: host });
  const { page } = person;
  await page.goto('/udupi-tiffin/t/4');
  await page.waitForURL(
    ({ origin, pathname, searchParams }) =>
      origin === host && pathname === '/' && searchParams.get('iden') === '4',
  );
  await addDish(page, 'Sambar vada');
  await openCart(page);
  await page.getByRole('link', { name: 'Add more items' }).click();
  await page.waitForURL(`${host}/`);
  await openCart(page);
  await placeButton(page).click();
  await page.waitForURL(`${host}/status/*`);
  await page.locator('[aria-current="step"]').waitFor();
  await page.getByRole('link', { name: 'Udupi Tiffin Room' }).first().click();
  await page.waitForURL(`${host}/`);
  await page.getByRole('heading', { name: 'Udupi Tiffin Room' }).waitFor();
});

test('the menu opens there without a network', async () => {
  const person = await stage.person({ gateway: host, worker: true });
  const { page } = person;
  await page.goto(`${host}/`);
  await expect.poll(() => keptIn(page)).toContain('/udupi-tiffin?lang=en');
  await loseNetwork(person, `${host}/?iden=7`);
  await page.getByText(BANNER).waitFor();
  await page.getByRole('heading', { name: 'Udupi Tiffin Room' }).waitFor();
  await leave(person);
});

test('whoever is signed in to the office is nobody there', async () => {
  const person = await stage.person({ gateway: host });
  const { page, context, mayComplain } = person;
  await signIn(page, { path: '/app/settings' });
  expect((await context.cookies(stage.origin)).map(({ name }) => name)).toContain('thali_session');
  mayComplain(/404/);
  expect((await page.goto(`${host}/app/dashboard`))?.status()).toBe(404);
  await page.goto(`${host}/`);
  const names = (await context.cookies(host)).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('thali'))).toEqual([]);
});

test('an owner enters a domain, adds its records, and has it checked', async () => {
  const visitor = await visit(stage);
  const { page } = visitor;
  visitor.mayComplain(/422|409/);
  await signIn(page, { store: 'Saffron Street', path: '/app/settings/domain' });
  const field = page.getByRole('textbox', { name: 'Domain' });
  await field.fill('https://saffron.example/menu');
  await page.getByRole('button', { name: 'Use this domain' }).click();
  await page.getByText('Must be a domain such as menu.their-place.in').waitFor();
  await field.fill(DOMAIN);
  await page.getByRole('button', { name: 'Use this domain' }).click();
  await page.getByText('Another restaurant here already uses this domain.').waitFor();
  await field.fill('menu.saffron.example');
  await page.getByRole('button', { name: 'Use this domain' }).click();
  await page.getByText('Waiting for its records').waitFor();
  await page.getByText('_menu.menu.saffron.example').waitFor();
  const screen = { name: 'domain', arrange: () => page.getByText('Waiting for its records').waitFor() };
  expect(await findFaults(visitor, [screen], { isWide: true, isLarge: true })).toBe('');

  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('The TXT record isn’t there yet').waitFor();
  const value = (await page.getByText(/^menu=[0-9a-f]+$/).textContent()) ?? '';
  dns.records.set('_menu.menu.saffron.example', [{ type: 'TXT', value }]);
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Yours, not leading here yet').waitFor();
  dns.records.set('menu.saffron.example', [{ type: 'A', value: '127.0.0.1' }]);
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Your domain is live').waitFor();
  await page.getByText('menu.saffron.example goes on as it is until the new one is live').waitFor();
  await field.fill('eat.saffron.example');
  await field.press('Enter');
  const next = page.getByRole('region', { name: 'eat.saffron.example' });
  await next.getByText('Waiting for its records').waitFor();
  await next.getByRole('button', { name: 'Remove domain…' }).click();
  const waiting = page.getByRole('dialog', { name: 'Stop using eat.saffron.example?' });
  await waiting.getByRole('button', { name: 'Remove domain' }).click();
  await next.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove domain…' }).click();
  const asked = page.getByRole('dialog', { name: 'Stop using menu.saffron.example?' });
  await asked.getByText('Print new codes first').waitFor();
  await asked.getByRole('button', { name: 'Remove domain' }).click();
  await page.getByText('One that you own, or a part of it.').waitFor();
});
