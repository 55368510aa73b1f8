import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp({ rateLimitScale: 1 });
const dish = { label: 'Panner butter masala', category: 'Mains', veg: true };

async function newStore() {
  const { storeId, token } = await createTestStore(thali);
  const params = { storeId };
  return {
    propose: (body: object = dish) => thali.call('POST', `/api/stores/${storeId}/drawings`, { token, body }),
    keep: (choice: number) =>
      thali.call('POST /api/stores/:storeId/drawings/keep', { params, token, body: { ...dish, choice } }),
  };
}

test('refuses a dish without a name, a choice that was not proposed, and drawings of the client', async () => {
  const { propose, keep } = await newStore();
  expect((await propose({ ...dish, label: '' })).status).toBe(422);
  expect((await propose({ ...dish, svg: '<svg/>' })).status).toBe(422);
  expect((await keep(6)).status).toBe(422);
  expect((await keep(-1)).status).toBe(422);
});

test('six small pictures are proposed', async () => {
  const { propose } = await newStore();
  const answer = await propose();
  expect(answer.status).toBe(200);
  const { drawings } = answer.body as { drawings: { preview: string }[] };
  expect(new Set(drawings.map(({ preview }) => preview)).size).toBe(6);
  const bytes = Buffer.from(drawings[0]?.preview.split(',')[1] ?? '', 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
});

test('the chosen one is drawn in full and stored like an upload', async () => {
  const { keep } = await newStore();
  const second = await keep(1);
  expect(second.status).toBe(201);
  expect(second.body).toMatchObject({ width: 800, height: 600 });
  expect((await keep(1)).body.url).toBe(second.body.url);
  expect((await keep(2)).body.url).not.toBe(second.body.url);
});
