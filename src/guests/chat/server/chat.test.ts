import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, patchStore, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { chatScene } from './testing/chat-scene.ts';

const thali = await useTestApp();
const { save, all, url, list, chatStore, newKey, write, guest, read, answer, texts } = chatScene(thali);

test('a guest writes about an order, the staff answer, and each sees what the other has read', async () => {
  const store = await chatStore();
  const order = await placeTestOrder(thali, store, TEA);
  const { slug } = order;
  expect(await guest(store, slug)).toMatchObject({ isOn: true, isOpen: true, messages: [], seen: 0 });
  expect((await write(store, slug, 'Less spicy, please')).body).toMatchObject({ seq: 1, isMine: true });
  const [conversation] = await list(store);
  expect(conversation).toMatchObject({
    _id: order._id,
    type: 'ONE_TO_ONE',
    kind: 'guest',
    order: { orderNo: order.orderNo, state: 1 },
    unreadCount: 1,
    lastMessage: { text: 'Less spicy, please', from: 'guest', isMine: false },
  });
  await thali.call('POST', `${url(store, order._id)}/seen`, { token: store.token, body: { seq: 1 } });
  expect((await list(store))[0].unreadCount).toBe(0);
  expect(await guest(store, slug)).toMatchObject({ seen: 1, unreadCount: 0 });
  expect((await answer(store, order._id, 'Of course')).body).toMatchObject({ seq: 2, name: 'Asha Rao' });
  const now = await guest(store, slug);
  expect(now).toMatchObject({ unreadCount: 1, messages: [{ isMine: true }, { from: 'staff', name: '' }] });
  await thali.call('POST', `/api/chat/${store.slug}/guest/${slug}/seen`, { body: { seq: 9 } });
  expect((await guest(store, slug)).unreadCount).toBe(0);
  expect((await read(store, order._id)).seen).toBe(2);
});

test('a message that is sent many times at once is one, and all get numbers without gaps', async () => {
  const store = await chatStore();
  const key = newKey();
  const _id = randomUUID();
  const again = Array.from({ length: 5 }, () => write(store, key, 'Hello', { _id }));
  const others = Array.from({ length: 5 }, (_, index) => write(store, key, `More ${index}`));
  const answers = await Promise.all([...again, ...others]);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const { messages } = await guest(store, key);
  expect(messages.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(texts({ messages }).filter((text) => text === 'Hello')).toHaveLength(1);
});

test('the staff write first to the guest of an order, who finds it at the order', async () => {
  const store = await chatStore();
  const { _id, slug } = await placeTestOrder(thali, store, TEA);
  await answer(store, _id, 'No paneer left. Is tofu fine?');
  expect(texts(await guest(store, slug))).toEqual(['No paneer left. Is tofu fine?']);
});

test('groups are for their roles, and a store for its people', async () => {
  const [store, other] = [await chatStore(), await chatStore()];
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  const key = newKey();
  await write(store, key, 'Hello');
  const [ofGuest] = await list(store);
  expect(await list(store, cook)).toEqual([]);
  const get = (id: string, token: string, of = store) => thali.call('GET', url(of, id), { token });
  expectError(await get(ofGuest._id, cook), 404, 'CONTACT_NOT_FOUND');
  expectError(await get(ofGuest._id, other.token), 404, 'STORE_NOT_FOUND');
  expectError(await get(ofGuest._id, other.token, other), 404, 'CONTACT_NOT_FOUND');
  expectError(await get('nothing', store.token), 400, 'CONVERSATION_INVALID');
  expectError(await thali.call('GET', `/api/chat/${store.slug}/guest/short`), 404, 'ORDER_NOT_FOUND');
  const { slug } = await placeTestOrder(thali, other, TEA);
  expectError(await thali.call('GET', `/api/chat/${store.slug}/guest/${slug}`), 404, 'ORDER_NOT_FOUND');
});

test('a team writes among itself', async () => {
  const store = await chatStore();
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  const kinds = async (token: string) => (await all(store, token)).map(({ kind }: { kind: string }) => kind);
  expect(await kinds(store.token)).toEqual(['everyone', 'floor', 'kitchen']);
  expect(await kinds(cook)).toEqual(['everyone', 'kitchen']);
  const [, kitchen] = await all(store, cook);
  await answer(store, kitchen._id, 'Dosa batter is out', cook);
  expect(await kinds(store.token)).toEqual(['everyone', 'floor', 'kitchen']);
  expect((await all(store))[2]).toMatchObject({ type: 'GROUP', unreadCount: 1, name: '' });
});

test('guests can’t write where the chat is off, or where they are blocked', async () => {
  const store = await teaStore(thali);
  const key = newKey();
  expectError(await write(store, key, 'Hello'), 409, 'CHAT_OFF');
  await save(store);
  await write(store, key, 'Hello');
  const [{ _id }] = await list(store);
  const block = (isBlocked: boolean) =>
    thali.call('PUT', `${url(store, _id)}/blocked`, { token: store.token, body: { isBlocked } });
  expect((await block(true)).status).toBe(204);
  expectError(await write(store, key, 'Again'), 403, 'CHAT_BLOCKED');
  expect((await guest(store, key)).isBlocked).toBe(true);
  await block(false);
  expect((await write(store, key, 'Again')).status).toBe(200);
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  expectError(await save(store, {}, cook), 403, 'FORBIDDEN');
});

test('a guest who writes while the restaurant is closed is told so, once', async () => {
  const store = await chatStore();
  await save(store, { awayText: 'Back at 9' });
  await patchStore(thali, store, { paused: true });
  const key = newKey();
  await write(store, key, 'Hello');
  await write(store, key, 'Anybody?');
  expect(texts(await guest(store, key))).toEqual(['Hello', 'Back at 9', 'Anybody?']);
  thali.clock.advance(6 * HOUR);
  await write(store, key, 'Hello?');
  expect(texts(await guest(store, key)).at(-1)).toBe('Back at 9');
});

test('the staff get one notification for what a guest writes in a row', async () => {
  const store = await chatStore();
  const key = newKey();
  for (const text of ['One', 'Two', 'Three']) await write(store, key, text);
  const told = async () =>
    (await thali.call('GET /api/notifications', { token: store.token })).body.notifications;
  expect(await told()).toMatchObject([{ kind: 'chat_message' }]);
  const [{ _id }] = await list(store);
  expect((await told())[0]?.link).toBe(`/app/chat/${_id}`);
  await write(store, newKey(), 'Another guest at the menu');
  expect(await told()).toHaveLength(1);
  await answer(store, _id, 'Hello');
  thali.clock.advance(15 * MINUTE);
  await write(store, key, 'Four');
  expect(await told()).toHaveLength(2);
});

test('typing is shown to the others for some seconds', async () => {
  const store = await chatStore();
  const key = newKey();
  await write(store, key, 'Hello');
  const [{ _id }] = await list(store);
  await thali.call('POST', `/api/chat/${store.slug}/guest/${key}/typing`, { body: {} });
  await thali.call('POST', `${url(store, _id)}/typing`, { token: store.token, body: {} });
  expect((await read(store, _id)).typing).toEqual(['']);
  expect((await guest(store, key)).typing).toHaveLength(1);
  thali.clock.advance(7 * SECOND);
  expect((await read(store, _id)).typing).toEqual([]);
});

test('earlier messages come by the page, later ones by their number', async () => {
  const store = await chatStore();
  const key = newKey();
  for (let number = 1; number <= 60; number++) {
    thali.clock.advance(MINUTE / 4);
    await write(store, key, String(number));
  }
  const latest = await guest(store, key);
  expect([latest.messages.length, latest.messages[0].seq, latest.hasEarlier]).toEqual([50, 11, true]);
  const earlier = await guest(store, key, '?before=11');
  expect([earlier.messages.length, earlier.hasEarlier]).toEqual([10, false]);
  expect(texts(await guest(store, key, '?after=58'))).toEqual(['59', '60']);
});

test('whoever answers without having read all has not read it by that', async () => {
  const store = await chatStore();
  const { _id, slug } = await placeTestOrder(thali, store, TEA);
  await write(store, slug, 'One');
  await write(store, slug, 'Two');
  await answer(store, _id, 'Three');
  expect(await list(store)).toMatchObject([{ _id, unreadCount: 3 }]);
  expect((await guest(store, slug)).seen).toBe(0);
});
