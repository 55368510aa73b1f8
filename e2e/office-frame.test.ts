import { expect, test } from 'vitest';
import { PASSWORD } from '../src/server/testing/test-stores.ts';
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

test('every title stands at the same place, on each width of a desktop', async () => {
  const { email, store } = await openKitchen(stage, 'Frame');
  const { page } = await stage.person({ viewport: { width: WIDTHS[0], height: 900 } });
  await signIn(page, { email, password: PASSWORD });
  const places = new Map<number, number[]>();
  for (const path of TITLED) {
    await page.goto(path.replace('$name', store.items['Masala dosa'] ?? ''));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectPlaces([page.getByRole('heading', { level: 1 })], ({ x, y }) => {
        expect([x, y], `${path}, ${width} px`).toEqual(places.get(width) ?? [x, y]);
        places.set(width, [x, y]);
      });
    }
  }
});

test.each(FORMS)('the fields of %s are narrow enough to read', async (path) => {
  const { email } = await openKitchen(stage, `Narrow ${FORMS.indexOf(path)}`);
  const { page } = await stage.person({ viewport: { width: 1600, height: 900 } });
  await signIn(page, { email, password: PASSWORD, path });
  const fields = page.locator('main form :is(input, textarea, select):visible');
  await fields.first().waitFor();
  const widths = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(MOST_OF_FIELD);
});
