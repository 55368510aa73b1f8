import { expect, test } from 'vitest';
import { loadBuiltPages } from '#apps/server/pages/built-pages.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore } from '#testing/server/test-stores.ts';

const pages = await loadBuiltPages(new URL('../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const store = await createTestStore(thali);
const params = store;
const { token } = store;
await thali.call('POST /api/stores/:storeId/tables', {
  params,
  token,
  body: {
    tables: [
      { iden: '2', idel: 'Table', conf: 'Dine-In' },
      { iden: 'छत 1', idel: 'मेज़', conf: null },
    ],
  },
});

async function lead(path: string) {
  const { statusCode, headers } = await thali.app.inject({ url: path, headers: { accept: 'text/html' } });
  return [statusCode, headers.location];
}

test('a scanned code opens the store’s page for its table', async () => {
  const { slug } = store;
  expect(await lead(`/${slug}/t/2`)).toEqual([302, `/${slug}?conf=Dine-In&iden=2&idel=Table`]);
  const hindi = encodeURIComponent('छत 1');
  expect(await lead(`/${slug}/t/${hindi}`)).toEqual([
    302,
    `/${slug}?iden=${hindi}&idel=${encodeURIComponent('मेज़')}`,
  ]);
});

test('a printed code follows its table to another order type', async () => {
  const { slug } = store;
  await thali.call('PATCH /api/stores/:storeId/tables', {
    params,
    token,
    body: { idens: ['2'], change: { conf: null, idel: 'Terrace' } },
  });
  expect(await lead(`/${slug}/t/2`)).toEqual([302, `/${slug}?iden=2&idel=Terrace`]);
});

test('the page itself says that a table or a store is unknown', async () => {
  const { slug } = store;
  expect(await lead(`/${slug}/t/99`)).toEqual([302, `/${slug}?iden=99`]);
  expect(await lead('/nowhere/t/2')).toEqual([302, '/nowhere?iden=2']);
});
