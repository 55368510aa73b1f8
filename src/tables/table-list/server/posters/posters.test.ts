import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Area, readPdf } from '#testing/server/read-pdf.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, createTestStore, patchStore, type TestStore } from '#testing/server/test-stores.ts';
import { POSTER_FORMATS, POSTER_STYLES, type PosterFormat } from '../../wire/tables.ts';

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
  a4: { page: 2, size: [210, 297], code: { x: 42, y: 111, width: 126, height: 126 } },
  a5: { page: 2, size: [148, 210], code: { x: 29.7, y: 78.5, width: 89.1, height: 89.1 } },
  'a6-tent': { page: 1, size: [297, 210], code: { x: 220.8, y: 113.1, width: 67.9, height: 67.9 } },
  stickers: { page: 1, size: [210, 297], code: { x: 98.6, y: 0.8, width: 40.8, height: 40.8 } },
};

describe.each(POSTER_FORMATS)('%s', (format) => {
  const { page, size, code } = SECOND[format];

  test('has a code of 30 mm or more that opens the table', async () => {
    const store = await storeWith(2);
    const pdf = await openPrint(store, `format=${format}`);
    const { width, height } = await pdf.size(page);
    expect([Math.round(width), Math.round(height)]).toEqual(size);
    expect(pdf.pages).toBe(page);
    expect(await pdf.scan(page, code)).toBe(`http://localhost/${store.slug}/t/2`);
    const ink = await pdf.ink(page, code);
    expect(Math.min(ink.width, ink.height)).toBeGreaterThanOrEqual(30);
    // The code for this link has 37 modules a side, and a quiet zone of four on each side.
    expect(ink.x).toBeGreaterThan((4 * ink.width) / 37 - 0.5);
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
  const link = `http://localhost/${store.slug}/t/1`;
  expect(await pdf.scan(1, { x: 72.3, y: 113, width: 68, height: 68 })).toBe(link);
  expect(await pdf.scan(1, { x: 8.3, y: 29, width: 68, height: 68 })).toBe(link);
  await pdf.close();
});

test('a poster names the restaurant and the table and says in two languages what to do', async () => {
  const store = await storeWith(12);
  await patchStore(thali, store, { name: 'केसर Street' });
  const pdf = await openPrint(store, 'format=a4&tables=12,3');
  expect(pdf.pages).toBe(2);
  const words = (await pdf.text(2)).replace(/\s+/g, ' ');
  const said = ['केसर', 'Street', 'Table 12', 'Scan to order', 'Choose', `localhost/${store.slug}/t/12`];
  for (const part of said) expect(words).toContain(part);
  // Text extraction returns joined letters as drawn, so this looks for plain ones.
  expect(words).toContain('करने के');
  await pdf.close();
});

test.each(POSTER_STYLES)(
  'in style “%s” a code opens its table, and the preview shows the same page',
  async (style) => {
    const store = await storeWith(2);
    const query = `format=a4&style=${style}&tables=2`;
    const pdf = await openPrint(store, query);
    expect(await pdf.scan(1, SECOND.a4.code)).toBe(`http://localhost/${store.slug}/t/2`);
    await pdf.close();
    const preview = await thali.app.inject({
      method: 'GET',
      url: `/api/stores/${store.storeId}/tables/posters.svg?${query}`,
      headers: { authorization: `token ${store.token}` },
    });
    expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const { data, info } = await sharp(preview.rawPayload, { density: 150 })
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.height / info.width).toBeCloseTo(297 / 210, 2);
    const read = { width: info.width, height: info.height, data: withAlpha(data) };
    expect(decodeQR(read)).toBe(`http://localhost/${store.slug}/t/2`);
  },
);

/** The reader of codes wants four bytes for each dot. */
function withAlpha(rgb: Buffer): Uint8Array {
  const dots = rgb.length / 3;
  return Uint8Array.from({ length: 4 * dots }, (_, at) =>
    at % 4 === 3 ? 255 : (rgb[(at >> 2) * 3 + (at % 4)] ?? 0),
  );
}

test('the logo is in the file once, however many posters show it', async () => {
  const store = await storeWith(40);
  const png = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  const uploaded = await thali.call('POST', `/api/stores/${store.storeId}/images`, {
    token: store.token,
    headers: { 'content-type': 'image/png' },
    body: png,
  });
  await patchStore(thali, store, { logo: uploaded.body.url });
  const one = await print(store, 'format=a4&tables=1');
  const all = await print(store, 'format=a4');
  expect(one.rawPayload.includes('/DCTDecode')).toBe(true);
  expect(all.rawPayload.toString('latin1').split('/DCTDecode')).toHaveLength(2);
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
