import { describe, expect, test } from 'vitest';
import { POSTER_FORMATS, type PosterFormat } from '#domain/api/tables.ts';
import { type Area, readPdf } from '../../../testing/read-pdf.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addTestStaff, createTestStore, patchStore, type TestStore } from '../../../testing/test-stores.ts';

const thali = await useTestApp();

async function storeWith(count: number, more: object = {}): Promise<TestStore> {
  const store = await createTestStore(thali);
  const tables = Array.from({ length: count }, (_, at) => ({
    iden: String(at + 1),
    idel: 'Table',
    conf: 'Dine-In',
    ...more,
  }));
  if (count > 0)
    await thali.call('POST /api/stores/:storeId/tables', {
      params: store,
      token: store.token,
      body: { tables },
    });
  return store;
}

const print = (store: TestStore, query: string, token = store.token) =>
  thali.app.inject({
    method: 'GET',
    url: `/api/stores/${store.storeId}/tables/posters.pdf?${query}`,
    headers: { authorization: `token ${token}` },
  });

async function openPrint(store: TestStore, query: string) {
  const answer = await print(store, query);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return readPdf(answer.rawPayload);
}

describe('refused requests', async () => {
  const store = await storeWith(2);
  const empty = await storeWith(0);

  test.each([
    ['no format', store, '', 422, 'VALIDATION'],
    ['an unknown format', store, 'format=a3', 422, 'VALIDATION'],
    ['a store without tables', empty, 'format=a4', 422, 'VALIDATION'],
    ['no names', store, 'format=a4&tables=', 422, 'VALIDATION'],
    ['an unknown table', store, 'format=a4&tables=1,9', 404, 'TABLE_NOT_FOUND'],
    ['a list without end', store, `format=a4&tables=${'1,'.repeat(6001)}1`, 422, 'VALIDATION'],
  ])('%s', async (_, from, query, status, code) => {
    const answer = await print(from, query);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('another store’s staff and the kitchen', async () => {
    expect((await print(store, 'format=a4', empty.token)).json().code).toBe('STORE_NOT_FOUND');
    const kitchen = await addTestStaff(thali, store, 'KITCHEN');
    expect((await print(store, 'format=a4', kitchen)).json().code).toBe('FORBIDDEN');
    const floor = await addTestStaff(thali, store, 'STAFF');
    expect((await print(store, 'format=a4', floor)).statusCode).toBe(200);
  });
});

/** The place of the second table's code with its quiet zone. */
const SECOND: Record<PosterFormat, { page: number; size: [number, number]; code: Area }> = {
  a4: { page: 2, size: [210, 297], code: { x: 48, y: 117, width: 114, height: 114 } },
  a5: { page: 2, size: [148, 210], code: { x: 33.9, y: 82.5, width: 80.2, height: 80.2 } },
  'a6-tent': { page: 1, size: [297, 210], code: { x: 222.6, y: 109.1, width: 67.8, height: 67.8 } },
  stickers: { page: 1, size: [210, 297], code: { x: 99.1, y: 0.8, width: 40.8, height: 40.8 } },
};

describe.each(POSTER_FORMATS)('%s', (format) => {
  const { page, size, code } = SECOND[format];

  test('leads a phone to the table, with a code of 30 mm or more', async () => {
    const store = await storeWith(2);
    const pdf = await openPrint(store, `format=${format}`);
    const { width, height } = await pdf.size(page);
    expect([Math.round(width), Math.round(height)]).toEqual(size);
    expect(pdf.pages).toBe(page);
    expect(await pdf.scan(page, code)).toBe(`http://localhost/${store.slug}?conf=Dine-In&iden=2&idel=Table`);
    const ink = await pdf.ink(page, code);
    expect(Math.min(ink.width, ink.height)).toBeGreaterThanOrEqual(30);
    // The code for this link has 45 modules a side, and a quiet zone of four on each side.
    expect(ink.x).toBeGreaterThan((4 * ink.width) / 45 - 0.5);
    await pdf.close();
  });

  test('prints the store’s own code as often as there is room', async () => {
    const store = await storeWith(0);
    const pdf = await openPrint(store, `format=${format}&of=store`);
    expect(pdf.pages).toBe(1);
    expect(await pdf.scan(1, code)).toBe(`http://localhost/${store.slug}`);
    await pdf.close();
  });
});

test('both sides of a tent have the code, one of them upside down', async () => {
  const store = await storeWith(1);
  const pdf = await openPrint(store, 'format=a6-tent');
  const link = `http://localhost/${store.slug}?conf=Dine-In&iden=1&idel=Table`;
  expect(await pdf.scan(1, { x: 74, y: 109, width: 68, height: 68 })).toBe(link);
  expect(await pdf.scan(1, { x: 6.5, y: 33, width: 68, height: 68 })).toBe(link);
  await pdf.close();
});

test('a poster names the restaurant and the table and says in two languages what to do', async () => {
  const store = await storeWith(12);
  await patchStore(thali, store, { name: 'केसर Street' });
  const pdf = await openPrint(store, 'format=a4&tables=12,3');
  expect(pdf.pages).toBe(2);
  const words = (await pdf.text(2)).replace(/\s+/g, ' ');
  for (const part of ['केसर', 'Street', 'Table 12', 'Scan to order', `localhost/${store.slug}`])
    expect(words).toContain(part);
  // Text extraction returns joined letters as drawn, so this looks for plain ones.
  expect(words).toContain('करने के');
  await pdf.close();
});

test('where nothing can be ordered, the poster invites to the menu', async () => {
  const store = await storeWith(1);
  await patchStore(thali, store, { viewMode: true });
  const pdf = await openPrint(store, 'format=a5');
  expect(await pdf.text(1)).toContain('Scan for our menu');
  await pdf.close();
});

test.each(['北京烤鸭', 'مطعم', '🍛🍛', 'Café 北京', 'e\u0301'.repeat(90), '\u200b', 'W'.repeat(200)])(
  'a store called %j has posters',
  async (name) => {
    const store = await storeWith(1, { idel: '桌 Table' });
    await patchStore(thali, store, { name });
    for (const format of ['a4', 'stickers']) {
      const pdf = await openPrint(store, `format=${format}`);
      expect(await pdf.text(1)).toMatch(/Scan to order/);
      await pdf.close();
    }
  },
);

test('is downloaded as a file with its own name', async () => {
  const store = await storeWith(1);
  const { headers } = await print(store, 'format=stickers');
  expect(headers['content-disposition']).toBe(`attachment; filename="${store.slug}-tables-stickers.pdf"`);
});

test('five hundred stickers fill 24 sheets', async () => {
  const store = await storeWith(500);
  const pdf = await openPrint(store, 'format=stickers');
  expect(pdf.pages).toBe(24);
  await pdf.close();
});

test('printing is limited per person, over all stores, and per store', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 60 });
  const first = await createTestStore(limited);
  const { token } = first;
  const opened = await limited.call('POST /api/stores', { token, body: { name: 'Annexe' } });
  const second = opened.body._id;
  const status = async (storeId: string, by: string) => {
    return (
      await limited.call('GET /api/stores/:storeId/tables/posters.pdf', {
        params: { storeId },
        query: { format: 'stickers', of: 'store' },
        token: by,
      })
    ).status;
  };
  const [manager, waiter] = [
    await addTestStaff(limited, first, 'MANAGER'),
    await addTestStaff(limited, first, 'STAFF'),
  ];
  expect([await status(first.storeId, token), await status(first.storeId, manager)]).toEqual([200, 200]);
  // The store has used up its two prints, though this member has made none.
  expect(await status(first.storeId, waiter)).toBe(429);
  // The owner's second print uses up the owner's own limit, in whichever store.
  expect([await status(second, token), await status(second, token)]).toEqual([200, 429]);
});
