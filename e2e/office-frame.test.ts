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
const FORM = 640;
const FORMS = ['/app/settings/legal', '/app/settings/hours', '/app/management/user/profile'];

test.each([1280, 1600])('every title stands at the same place, %i pixels wide', async (width) => {
  const { email, store } = await openKitchen(stage, `Frame ${width}`);
  const { page } = await stage.person({ viewport: { width, height: 900 } });
  await signIn(page, { email, password: PASSWORD });
  const places = new Map<string, { left: number; top: number }>();
  for (const path of TITLED) {
    await page.goto(path.replace('$name', store.items['Masala dosa'] ?? ''));
    await expectPlaces([page.getByRole('heading', { level: 1 })], ({ x, y }) =>
      places.set(path, { left: x, top: y }),
    );
  }
  const first = places.get('/app/tables');
  expect(Object.fromEntries(places)).toEqual(Object.fromEntries(TITLED.map((path) => [path, first])));
});

test.each(FORMS)('the form of %s is narrow enough to read', async (path) => {
  const { email } = await openKitchen(stage, `Narrow ${FORMS.indexOf(path)}`);
  const { page } = await stage.person({ viewport: { width: 1600, height: 900 } });
  await signIn(page, { email, password: PASSWORD, path });
  await expectPlaces([page.locator('main form')], (form) => expect(form.width).toBeLessThanOrEqual(FORM));
});
