import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addTestPerson, PIN } from '../../src/testing/server/people/test-tablets.ts';
import { PASSWORD, type TestStore } from '../../src/testing/server/test-stores.ts';
import { openFloor } from '../floor/open-floor.ts';
import { DESKTOP, type Person } from './browser.ts';
import { keptIn } from './offline.ts';
import { signIn } from './sign-in.ts';
import type { Stage } from './stage.ts';

export const OFFICE = '/app';
export const COUNTER = '/app/management/e-commerce/checkout';

/** Chromium had some files from before the worker in its memory, fetches them again, and says so in one way or the other. */
export const FROM_BEFORE =
  /cross-world service worker resource mismatch|office\/\S+ was preloaded using link preload but not used/;

export async function loseLine({ context, mayComplain }: Person): Promise<void> {
  mayComplain(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await context.setOffline(true);
}

/** What the tablet keeps under this name. */
export function recordsAt<T = unknown>(page: Page, name: string): Promise<T[]> {
  return page.evaluate(
    (store) =>
      new Promise<T[]>((resolve) => {
        const opening = indexedDB.open('thali-office');
        // Looking must not make an empty one.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    name,
  );
}

/** Runs before the page is opened. */
const asItIs = async (_page: Page, _store: TestStore): Promise<void> => {};

/** The counter's tablet, with Ravi signed in and everything seen once. */
export async function openTablet(stage: Stage, name: string, prepare = asItIs) {
  const floor = await openFloor(stage, name);
  const person = await stage.person({ viewport: DESKTOP, worker: true });
  const { page } = person;
  person.mayComplain(FROM_BEFORE);
  await prepare(page, floor.store);
  await admitWithRavi(stage, floor, page);
  return { ...floor, person, page };
}

/** Makes this browser the counter's tablet, at which Ravi signs in. */
export async function admitWithRavi(
  { thali }: Stage,
  { store, owner }: Pick<Awaited<ReturnType<typeof openFloor>>, 'store' | 'owner'>,
  page: Page,
): Promise<void> {
  await thali.verify(owner);
  await addTestPerson(thali, store, { name: 'Ravi' });
  // A slow machine must not lock it.
  await thali.call('PUT /api/stores/:storeId/tablets/settings', {
    params: store,
    token: store.token,
    body: { lockMinutes: 15 },
  });
  await signIn(page, { email: owner, password: PASSWORD, path: '/app/settings/tablets' });
  await page.getByLabel('Name').fill('Counter');
  await page.getByRole('button', { name: 'Admit this tablet' }).click();
  await signInByPin(page, 'Ravi');
  await page.getByText('Live', { exact: true }).waitFor();
  await expect.poll(() => keptIn(page)).toContain(OFFICE);
}

/** Signs somebody in on the screen of names. */
export async function signInByPin(page: Page, name: string, pin = PIN): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Sells one at the counter. */
export async function buyChai(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Masala chai/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Pickup', exact: true }).click();
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
}

/** Sells one, and goes on to the next order. Answers its number. */
export async function sellChai(page: Page): Promise<number> {
  await buyChai(page);
  const told = await page.getByText(/^Order \d+ placed$/).textContent();
  await page.getByRole('button', { name: 'Next order' }).click();
  return Number(told?.match(/\d+/)?.[0]);
}
