import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CatalogueView, catalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { parseOrderTypeView } from '#ordering/catalogue/wire/parse-order-type-view.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, simpleItem } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const folder = new URL('../testing/', import.meta.url);
/** Each file is a revision as that version has stored it. A changed format adds a file; existing ones are never edited. */
const names = readdirSync(folder).filter((name) => name.startsWith('revision-'));

test.each(names)('%s can be read, shown and restored', async (name) => {
  const stored = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as CatalogueView;
  expect(z.parse(catalogueView, stored)).toEqual(stored);
  for (const menu of stored.menus) expect(JSON.stringify(parseMenuView(menu))).not.toContain('NaN');
  for (const orderType of stored.orderConfigs) expect(parseOrderTypeView(orderType).id).toBe(orderType._id);

  const { storeId, token } = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
  const { revision } = (
    await thali.call('GET /api/stores/:storeId/catalogue', { params: { storeId }, token })
  ).body;
  await thali.database.pool.query(
    'update catalogue_revisions set catalogue = $3 where store_id = $1 and revision = $2',
    [storeId, revision, stored],
  );
  const { body: shown } = await thali.call('GET /api/stores/:storeId/catalogue/revisions/:revision', {
    params: { storeId, revision },
    token,
  });
  expect(shown.catalogue).toEqual(stored);
  const headers = { 'if-match': `"${revision}"` };
  const restored = await thali.call('POST /api/stores/:storeId/catalogue/revisions/:revision/restore', {
    params: { storeId, revision },
    token,
    headers,
  });
  expect(restored.status, restored.text).toBe(200);
  const orderConfigs = stored.orderConfigs.map((type) => ({ ...type, kind: parseOrderTypeView(type).kind }));
  expect(restored.body).toEqual({ ...stored, orderConfigs, revision: revision + 1 });
  expect(
    (await thali.call('GET /api/stores/:storeId/catalogue', { params: { storeId }, token })).body,
  ).toEqual(restored.body);
});
