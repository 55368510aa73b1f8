import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { sweepPictures } from '#restaurant/pictures/server/sweep-pictures.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, placeTestOrder, TEA, type TestStore } from '#testing/server/test-stores.ts';
import { sweepChats } from '../forget-chats.ts';
import { chatScene } from '../testing/chat-scene.ts';
import { CHAT_PICTURE_BYTES } from './chat-pictures.ts';

const thali = await useTestApp();
const { save, url, list, chatStore, newKey, write, guest, read, answer } = chatScene(thali);

const system = () => createContext(thali.services, { kind: 'system' });
const noise = (side = 32) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .toBuffer();
const TYPE = { 'content-type': 'image/jpeg' };

async function put(store: TestStore, key: string, id = randomUUID(), body?: Buffer) {
  const at = `/api/chat/${store.slug}/guest/${key}/pictures/${id}`;
  return { id, ...(await thali.call('PUT', at, { headers: TYPE, body: body ?? (await noise()) })) };
}

async function show(store: TestStore, key: string, text = '') {
  const { id } = await put(store, key);
  return (await write(store, key, text, { _id: id, hasPicture: true })).body;
}

const open = (address: string) => thali.call('GET', address.split('#')[0] ?? '');

test('a guest shows a picture and the staff answer with one; nothing in it says where it was taken', async () => {
  const store = await chatStore();
  const { _id, slug } = await placeTestOrder(thali, store, TEA);
  const shown = await show(store, slug);
  expect(shown).toMatchObject({ text: '', picture: { width: 32, height: 32 } });
  const { messages } = await read(store, _id);
  expect(messages).toMatchObject([{ from: 'guest', picture: shown.picture }]);
  const file = await open(shown.picture.url);
  expect(file.status).toBe(200);
  const id = randomUUID();
  const sent = await thali.call('PUT', `${url(store, _id)}/pictures/${id}`, {
    token: store.token,
    headers: TYPE,
    body: await noise(),
  });
  expect(sent.status).toBe(200);
  const body = { _id: id, text: 'Like this?', hasPicture: true };
  await thali.call('POST', `${url(store, _id)}/messages`, { token: store.token, body });
  expect((await guest(store, slug)).messages[1]).toMatchObject({ text: 'Like this?', picture: sent.body });
  const [, fileId] = /images\/([0-9a-f]+)-/.exec(shown.picture.url) ?? [];
  const master = await thali.services.images.master(String(fileId));
  expect((await sharp(master ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
});

test('a picture that is sent again, or many times at once, is one', async () => {
  const store = await chatStore();
  const key = newKey();
  const [id, body] = [randomUUID(), await noise()];
  const answers = await Promise.all(Array.from({ length: 4 }, () => put(store, key, id, body)));
  expect(new Set(answers.map(({ body: { url: at } }) => at)).size).toBe(1);
  for (let times = 0; times < 2; times++) await write(store, key, 'Once', { _id: id, hasPicture: true });
  expect((await guest(store, key)).messages).toHaveLength(1);
});

test('what is no picture, what never came and what may not come is refused', async () => {
  const store = await chatStore();
  const key = newKey();
  const drawing = await put(store, key, randomUUID(), Buffer.from('<svg onload="alert(1)"/>'));
  expect(drawing).toMatchObject({ status: 422, body: { code: 'IMAGE_INVALID' } });
  expectError(await write(store, key, 'See', { hasPicture: true }), 404, 'IMAGE_NOT_FOUND');
  expect(await write(store, key, ' ')).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
  const { id } = await put(store, key);
  expectError(await write(store, newKey(), '', { _id: id, hasPicture: true }), 404, 'IMAGE_NOT_FOUND');
  await write(store, key, '', { _id: id, hasPicture: true });
  const [{ _id }] = await list(store);
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  const at = `${url(store, _id)}/pictures/${randomUUID()}`;
  expectError(
    await thali.call('PUT', at, { token: cook, headers: TYPE, body: await noise() }),
    404,
    'CONTACT_NOT_FOUND',
  );
  await thali.call('PUT', `${url(store, _id)}/blocked`, { token: store.token, body: { isBlocked: true } });
  expectError(await put(store, key), 403, 'CHAT_BLOCKED');
  await save(store, { isOn: false });
  expectError(await put(store, newKey()), 409, 'CHAT_OFF');
});

test('guests leave room for the staff, and one of them for the others', async () => {
  const store = await chatStore();
  const { _id, slug } = await placeTestOrder(thali, store, TEA);
  const other = newKey();
  const fill = (conversationId: string, bytes: number) =>
    thali.database.pool.query(
      `insert into chat_pictures (store_id, conversation_id, id, side, file_id, bytes, picture, created_at)
       values ($1, $2, $3, 'guest', 'earlier', $4, '{}', now())`,
      [store.storeId, conversationId, randomUUID(), Math.floor(bytes / 3)],
    );
  await fill(_id, CHAT_PICTURE_BYTES.conversation);
  expectError(await put(store, slug), 413, 'CHAT_PICTURES_FULL');
  expect((await put(store, other)).status).toBe(200);
  await fill(randomUUID(), CHAT_PICTURE_BYTES.guests - CHAT_PICTURE_BYTES.conversation);
  expectError(await put(store, other), 413, 'CHAT_PICTURES_FULL');
  const at = `/api/chat/${store.storeId}/conversations`;
  const { conversations } = (await thali.call('GET', at, { token: store.token })).body;
  const team = `${at}/${conversations[0]._id}/pictures/${randomUUID()}`;
  const ofStaff = await thali.call('PUT', team, { token: store.token, headers: TYPE, body: await noise() });
  expect(ofStaff.status).toBe(200);
});

test('pictures go with their messages, after their days or with the guest; those never shown after two days', async () => {
  const store = await chatStore();
  const user = { phone: '9876500044', name: 'Meera Nair', countryCode: '+91' };
  const order = await placeTestOrder(thali, store, { ...TEA, more: { user } });
  const erased = (await show(store, order.slug)).picture.url;
  const key = newKey();
  const kept = (await show(store, key)).picture.url;
  const never = (await put(store, key)).body.url;
  await thali.database.pool.query('update orders set state = 4 where store_id = $1', [store.storeId]);
  await thali.call('POST /api/stores/:storeId/guest-data/erase', {
    params: store,
    token: store.token,
    body: { countryCode: user.countryCode, phone: user.phone },
  });
  expect((await open(erased)).status).toBe(404);
  thali.clock.advance(3 * DAY);
  await sweepChats(system(), [store.storeId]);
  await sweepPictures(system());
  expect((await open(never)).status).toBe(404);
  expect((await open(kept)).status).toBe(200);
  await answer(store, (await list(store))[0]._id, 'Hello');
  thali.clock.advance(30 * DAY);
  await sweepPictures(system());
  expect((await open(kept)).status).toBe(200);
  await sweepChats(system(), [store.storeId]);
  expect((await open(kept)).status).toBe(404);
});
