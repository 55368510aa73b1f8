import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, orderBody, simpleItem } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';

const thali = await useTestApp();

test('an order that is in flight when the server stops is answered, and nothing waits for its connection', async () => {
  const store = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20)]));
  const base = await thali.listen();
  const { storeCache } = thali.services;
  const { get } = storeCache;
  const [isHeld, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  storeCache.get = async (...parts) => {
    isHeld.resolve();
    await release.promise;
    return get(...parts);
  };
  const answered = fetch(`${base}/order/create/web/${store.storeId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderBody(store, { lines: [{ item: 'Tea', value: 20 }], amount: 20 })),
  });
  await isHeld.promise;
  let hasClosed = false;
  void thali.app.close().then(() => {
    hasClosed = true;
  });
  await waitUntil(() => !thali.app.server.listening, 'no new requests are taken');
  expect(hasClosed).toBe(false);
  release.resolve();
  const answer = await answered;
  expect(answer.status).toBe(201);
  await answer.json();
  await waitUntil(() => hasClosed, 'the server has stopped');
});

test('an unused connection does not delay the stop', async () => {
  const other = await useTestApp();
  const { port } = new URL(await other.listen());
  let accepted = 0;
  other.app.server.on('connection', () => accepted++);
  const socket = connect(Number(port), '127.0.0.1');
  await waitUntil(() => accepted === 1, 'the connection is there');
  let hasClosed = false;
  void other.app.close().then(() => {
    hasClosed = true;
  });
  await waitUntil(() => hasClosed, 'the server has stopped');
  socket.destroy();
});
