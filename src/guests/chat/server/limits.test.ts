import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA } from '#testing/server/test-stores.ts';
import { chatScene } from './testing/chat-scene.ts';

const thali = await useTestApp({ rateLimitScale: 1 });
const { url, chatStore, newKey, write, read } = chatScene(thali);

test('a stranger begins some conversations from the menu and no more; orders are not held up', async () => {
  const store = await chatStore();
  for (let number = 0; number < 30; number++) expect((await write(store, newKey(), 'Spam')).status).toBe(200);
  expect((await write(store, newKey(), 'Spam')).status).toBe(429);
  const { slug } = await placeTestOrder(thali, store, TEA);
  expect((await write(store, slug, 'Where is my tea?')).status).toBe(200);
});

test('signs of typing are counted, and those of a blocked guest reach nobody', async () => {
  const store = await chatStore();
  const { _id, slug } = await placeTestOrder(thali, store, TEA);
  await write(store, slug, 'Hello');
  await thali.call('PUT', `${url(store, _id)}/blocked`, { token: store.token, body: { isBlocked: true } });
  const sign = () => thali.call('POST', `/api/chat/${store.slug}/guest/${slug}/typing`, { body: {} });
  for (let number = 0; number < 60; number++) expect((await sign()).status).toBe(204);
  expect((await read(store, _id)).typing).toEqual([]);
  expect((await sign()).status).toBe(429);
});
