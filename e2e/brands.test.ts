import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInOperator } from '../src/testing/server/people/test-people.ts';
import { findFaults, visit } from './sweep/sweep.ts';
import { PHONE } from './testing/browser.ts';
import { setUpSecondStep } from './testing/second-step.ts';
import { fillSignIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;
const PASSWORD = 'seven slow monsoons';
/** Browsers find every name below localhost on this machine. */
const RASOI = stage.origin.replace('localhost', 'rasoi.localhost');
const OTHERS = /thali|saffron|udupi/i;

/** What a person reads, and what their browser shows above it. */
const wordsOn = async (page: Page) => `${await page.title()} ${await page.ariaSnapshot()}`;

test('an operator opens a second brand, its operator gives it a look, and an owner opens a restaurant there', async () => {
  const visitor = await visit(stage);
  const { page: first, mayComplain } = visitor;
  const token = await signInOperator(thali);
  await first.context().addCookies([{ name: 'thali_session', value: token, url: stage.origin }]);
  const brands = {
    name: 'brands',
    async arrange() {
      await first.goto('/operator/brands');
      await first.getByText('5 restaurants').waitFor();
    },
  };
  expect(await findFaults(visitor, [brands], { isWide: true, isLarge: true })).toBe('');
  await first.getByRole('button', { name: 'Open brand' }).click();
  await first.getByText('Please fill this in.').first().waitFor();
  mayComplain(/422/);
  await first.getByLabel('Name').fill('Rasoi');
  await first.getByLabel('Address', { exact: true }).fill('localhost');
  await first.getByLabel('Email of its first operator').fill('ravi@rasoi.example');
  await first.getByRole('button', { name: 'Open brand' }).click();
  await first.getByText('Such as menu.their-place.in', { exact: false }).first().waitFor();
  await first.getByLabel('Address', { exact: true }).fill('rasoi.localhost');
  await first.getByRole('button', { name: 'Open brand' }).click();
  await first.getByText('The link was sent to ravi@rasoi.example.').waitFor();
  const [, link = ''] = /(http\S+)/.exec(thali.emails.at(-1)?.text ?? '') ?? [];
  expect(link).toContain(`${RASOI}/auth/reset-password#token=`);

  const ravi = await stage.person({ gateway: RASOI });
  await ravi.page.goto(link);
  await ravi.page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await ravi.page.getByRole('button', { name: 'Set password' }).click();
  await ravi.page.getByRole('link', { name: 'Back to sign-in' }).click();
  await fillSignIn(ravi.page, 'ravi@rasoi.example', PASSWORD);
  await ravi.page.waitForURL(`${RASOI}/operator`);
  await setUpSecondStep(ravi.page, PASSWORD);
  for (const screen of ['', '/accounts', '/plans', '/invoices', '/announcements', '/sign-up', '/brand']) {
    await ravi.page.goto(`${RASOI}/operator${screen}`);
    await ravi.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await wordsOn(ravi.page), screen).not.toMatch(OTHERS);
  }
  for (const name of ['All brands', 'Health'])
    await expect.poll(() => ravi.page.getByRole('link', { name }).count()).toBe(0);
  await ravi.page.goto(`${RASOI}/operator/brand`);
  await ravi.page.getByLabel('Text', { exact: true }).fill('Your menu with Rasoi');
  await ravi.page.getByRole('button', { name: 'हिन्दी' }).last().click();
  await ravi.page.getByLabel('Text', { exact: true }).last().fill('रसोई से अपना मेन्यू');
  await ravi.page.getByRole('button', { name: 'Save', exact: true }).click();
  await ravi.page.getByText('Brand saved.', { exact: false }).waitFor();

  const mina = await stage.person({ viewport: PHONE, gateway: RASOI });
  await mina.page.goto(`${RASOI}/auth/register`);
  await mina.page.getByLabel('Restaurant name').fill('Mina’s Kitchen');
  await mina.page.getByLabel('Your name').fill('Mina Das');
  await mina.page.getByLabel('Email address').fill('mina@owner.example');
  await mina.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await mina.page.getByRole('button', { name: 'Create your restaurant' }).click();
  await mina.page.waitForURL(`${RASOI}/app/welcome`);
  for (const screen of ['/app/welcome', '/app/dashboard', '/app/settings', '/app/settings/plan']) {
    await mina.page.goto(RASOI + screen);
    await mina.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await wordsOn(mina.page), screen).not.toMatch(OTHERS);
  }

  const guest = await stage.person({ viewport: PHONE, gateway: RASOI });
  for (const path of ['/menu/', '/mina-s-kitchen', '/demo/']) {
    await guest.page.goto(RASOI + path);
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await wordsOn(guest.page), path).not.toMatch(OTHERS);
  }
  guest.mayComplain(/404/);
  for (const other of [`${RASOI}/udupi-tiffin`, `${stage.origin}/mina-s-kitchen`]) {
    await guest.page.goto(other);
    await guest.page.getByRole('heading', { name: 'Sorry, page not found!' }).waitFor();
  }
});
