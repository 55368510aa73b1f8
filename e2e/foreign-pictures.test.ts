import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createContext } from '../src/platform/context/server/context.ts';
import { fetchForeignPictures } from '../src/restaurant/foreign-pictures/server/fetch-foreign.ts';
import type { ForeignPictureView } from '../src/restaurant/pictures/wire/foreign-pictures.ts';
import { atEnd } from '../src/testing/server/at-end.ts';
import { catalogueOf, PASSWORD, replaceCatalogue, simpleItem } from '../src/testing/server/test-stores.ts';
import { DESKTOP } from './testing/browser.ts';
import { openRestaurant } from './testing/office.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const png = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#7a3b10' } })
  .png()
  .toBuffer();
const site = createServer((request, response) => {
  if (request.url === '/tea.png') response.end(png);
  else response.writeHead(404).end();
});
site.listen(0, '127.0.0.1');
await once(site, 'listening');
atEnd(() => site.close());
const other = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

test("guests get our copy of another site's picture; the owner hears of one that is unavailable", async () => {
  const { thali } = stage;
  const { storeId, slug, token, email } = await openRestaurant(stage, 'Chai Point');
  const images = [`${other}/tea.png`, `${other}/gone.png`];
  const store = await replaceCatalogue(
    thali,
    { storeId, slug, token, items: {} },
    catalogueOf([simpleItem('Masala chai', 500, { images })]),
  );

  const guest = await stage.person();
  await guest.page.goto(`/${slug}`);
  const dish = guest.page.locator('[data-dish]');
  await dish.getByText('Masala chai').first().waitFor();
  await expect.poll(() => dish.locator('img').count()).toBe(0);

  const owner = await stage.person({ viewport: DESKTOP });
  const item = `/app/management/e-commerce/product/${store.items['Masala chai']}`;
  await signIn(owner.page, { email, password: PASSWORD, path: item });
  await expect.poll(() => owner.page.getByText('Fetching the picture…').count()).toBe(2);

  // Makes the next try due at once. Either picture may come first.
  const states = async () => {
    await thali.database.pool.query('update picture_due set due_at = now() where store_id = $1', [storeId]);
    await fetchForeignPictures(createContext(thali.services, { kind: 'system' }));
    const { body } = await thali.call('GET', `/api/stores/${storeId}/foreign-pictures`, { token });
    return body.pictures.map(({ state }: ForeignPictureView) => state).toSorted();
  };
  await expect.poll(states).toEqual(['failed', 'kept']);
  await owner.page.getByText('We could not get this picture. Upload it instead.').waitFor();
  await owner.page.locator('figure img[src^="/images/"]').waitFor();
  await dish.locator('img[src^="/images/"]').waitFor();
});
