import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addStory } from '../src/guests/stories/server/testing/add-story.ts';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { openKitchen } from './testing/kitchen.ts';
import { OFFICE_SCREENS } from './testing/office-screens.ts';
import { signIn } from './testing/sign-in.ts';
import { expectPlaces } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
/** The board fills the window, and its title is for screen readers. */
const TITLED = OFFICE_SCREENS.filter((path) => !path.startsWith('/app/dashboard?'));
const WIDTHS = [1280, 1600] as const;
const MOST_OF_FIELD = 640;
const FORMS = ['/app/settings/legal', '/app/settings/hours', '/app/management/user/profile'];

/** Goes to a screen as a link does: loading the program anew for each takes most of the time. */
const openWithin = (page: Page, path: string) =>
  page.evaluate((address) => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { navigate(to: { href: string }): Promise<void> };
    };
    return router.navigate({ href: address });
  }, path);

test('every title stands at the same place, on each width of a desktop', async () => {
  const { email, store } = await openKitchen(stage, 'Frame');
  const { page } = await stage.person({ viewport: { width: WIDTHS[0], height: 900 } });
  await signIn(page, { email, password: PASSWORD });
  const { slug } = await addStory(stage.thali, store);
  const places = new Map<number, number[]>();
  for (const path of TITLED) {
    await openWithin(page, path.replace('$name', store.items['Masala dosa'] ?? '').replace('$slug', slug));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectPlaces([page.getByRole('heading', { level: 1 })], ({ x, y }) => {
        expect([x, y], `${path}, ${width} px`).toEqual(places.get(width) ?? [x, y]);
        places.set(width, [x, y]);
      });
    }
  }
});

test('the fields of forms are narrow enough to read', async () => {
  const { email } = await openKitchen(stage, 'Narrow');
  const { page } = await stage.person({ viewport: { width: 1600, height: 900 } });
  await signIn(page, { email, password: PASSWORD, path: '/app/settings' });
  for (const path of FORMS) {
    await page.goto(path);
    const fields = page.locator('main form :is(input, textarea, select):visible');
    await fields.first().waitFor();
    const widths = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().width));
    expect(Math.max(...widths), path).toBeLessThanOrEqual(MOST_OF_FIELD);
  }
});
