import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { usePushScene } from '#guests/messages/server/testing/use-push-scene.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import { chatScene } from './testing/chat-scene.ts';

const scene = await usePushScene();
const { thali, store, place, move, follow } = scene;
const { save, url, answer, write } = chatScene(thali);
await save(store);

/** Waits until a guest who looks at the page would have read it. */
async function later() {
  thali.clock.advance(9 * SECOND);
  await scene.round();
}

const seen = ({ slug }: { slug: string }, seq: number) =>
  thali.call('POST', `/api/chat/${store.slug}/guest/${slug}/seen`, { body: { seq } });

test('a guest is told once of what the restaurant writes in a row until they read it', async () => {
  const order = await place();
  const [english, hindi] = [await follow(order), await follow(order, 'hi')];
  await answer(store, order._id, 'No paneer left');
  await answer(store, order._id, 'Is tofu fine?');
  await scene.round();
  expect(english.notices).toEqual([]);
  await later();
  expect(english.notices).toMatchObject([
    {
      title: expect.stringMatching(/ has written to you$/),
      body: `About your order ${order.orderNo}`,
      url: `/status/${order.slug}#messages`,
    },
  ]);
  expect(hindi.notices).toMatchObject([{ title: expect.stringMatching(/ ने आपको लिखा है$/) }]);
  await seen(order, 2);
  await answer(store, order._id, 'Or mushrooms?');
  await later();
  expect(english.notices).toHaveLength(2);
});

test('a guest who reads it at once, is blocked, or has been served is told nothing', async () => {
  const [looking, blocked, served] = [await place(), await place(), await place()];
  const browsers = [await follow(looking), await follow(blocked), await follow(served)];
  await answer(store, looking._id, 'Hello');
  await seen(looking, 1);
  await write(store, blocked.slug, 'Spam');
  await thali.call('PUT', `${url(store, blocked._id)}/blocked`, {
    token: store.token,
    body: { isBlocked: true },
  });
  await answer(store, blocked._id, 'Please call us');
  await move(served, 1, 4);
  await scene.round();
  await answer(store, served._id, 'Thank you for coming');
  await later();
  const told = browsers.flatMap(({ notices }) => notices.filter(({ tag }) => tag.startsWith('chat-')));
  expect(told).toEqual([]);
});

test('a message that is sent again is told of once', async () => {
  const order = await place();
  const browser = await follow(order);
  const body = { _id: randomUUID(), text: 'Hello' };
  const send = () => thali.call('POST', `${url(store, order._id)}/messages`, { token: store.token, body });
  await Promise.all([send(), send(), send()]);
  await later();
  expect(browser.notices).toHaveLength(1);
});
