import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RESEND_AFTER_S } from '#guests/phone-codes/rules/otp.ts';
import type { OtpSender } from '#platform/ports/server/otp-sender.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import type { Answer } from '#testing/server/call.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  hire,
  orderBody,
  patchStore,
  replaceCatalogue,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';
import { PATIENCE_MS } from '#testing/server/wait-until.ts';
import { logPlaces, tablePlaces, watch } from '../testing/watched-life.ts';
import { type Allowed, findLeaks, isRare, type Secret } from './leaks.ts';

const PHONE = '9845071236';
const KEY = `idempotency-${randomBytes(9).toString('hex')}`;
const PASSWORD = `correct horse ${randomBytes(9).toString('hex')}`;
const GATEWAY = { merchent_id: 'MERCHANT-PLANTED-77', merchent_key: `mk ${randomBytes(9).toString('hex')}` };

const secrets: Secret[] = [
  { name: 'telephone number', text: PHONE },
  { name: 'idempotency key', text: KEY },
  { name: 'password', text: PASSWORD },
  { name: 'gateway id', text: GATEWAY.merchent_id },
  { name: 'gateway key', text: GATEWAY.merchent_key },
];

/** The secrets that each reader may see. Only the answer to a sign-in has a token. */
const ALLOWED: Allowed = {
  'who signs in': ['session token'],
  'who invites': ['invitation'],
  'the floor': ['telephone number'],
  'the floor at the outbox': ['telephone number', 'one-time code'],
  'table orders': ['telephone number'],
  'table idempotency_keys': ['idempotency key'],
};

const sender = { send: vi.fn<OtpSender['send']>(async () => 'untried') };
const thali = await useTestApp({ otpSender: sender });
const life = watch(thali);

/** Searches everything that was written since the last call. */
async function leaks(): Promise<string[]> {
  const places = [...life.take(), ...logPlaces(thali), ...(await tablePlaces(thali))];
  thali.logs.splice(0);
  return findLeaks(secrets, places, ALLOWED);
}

/** Asks for codes until one is no everyday number. */
async function untilRare(ask: () => Promise<{ answer: Answer; code: string }>): Promise<Answer> {
  const { answer, code } = await ask();
  if (isRare(code)) {
    secrets.push({ name: 'one-time code', text: code });
    return answer;
  }
  thali.clock.advance(RESEND_AFTER_S * 1000);
  return untilRare(ask);
}

/** Renames the table for the time of a call, which is then answered with a plain 500. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await thali.database.pool.query(`alter table ${table} rename to ${table}_away`);
  try {
    return await work();
  } finally {
    await thali.database.pool.query(`alter table ${table}_away rename to ${table}`);
  }
}

async function openStore(): Promise<TestStore & { email: string }> {
  const email = 'asha@thali.example';
  const body = { name: 'Asha Rao', email, password: PASSWORD, storeName: 'Lamp House' };
  const { body: signed } = await life.as('who signs in', 'POST', '/tenant/api/menu/signup', { body });
  secrets.push({ name: 'session token', text: signed.token });
  await thali.verify(email);
  const store = {
    storeId: signed.stores[0]._id,
    slug: signed.stores[0].slug,
    token: signed.token,
    items: {},
  };
  const orderTypes = [{ label: 'Dine-In' }, { label: 'Delivery', otp_on_order: true }];
  const filled = await replaceCatalogue(thali, store, catalogueOf([simpleItem('Idli', 60)], { orderTypes }));
  const patch = { body: { store_gateway_config: GATEWAY }, token: store.token };
  await life.as('the floor', 'PATCH', `/store/api/store/${store.storeId}`, patch);
  return { ...filled, email };
}

async function hireAndSignIn(store: TestStore, role: Role): Promise<string> {
  const email = `${role.toLowerCase()}@thali.example`;
  await hire(thali, store.storeId, { name: role, email, role, password: PASSWORD });
  const signedIn = await life.as('who signs in', 'POST', '/tenant/api/login', {
    body: { email, password: PASSWORD },
  });
  secrets.push({ name: 'session token', text: signedIn.body.token });
  return signedIn.body.token;
}

const idli = (store: TestStore, more: object = {}) =>
  orderBody(store, {
    lines: [{ item: 'Idli', value: 60 }],
    amount: 60,
    more: { user: { phone: PHONE, name: 'Ravi', countryCode: '+91' }, ...more },
  });

test('the whole life of a store leaves no secret where it does not belong', async () => {
  const store = await openStore();
  const [floor, kitchen] = [await hireAndSignIn(store, 'STAFF'), await hireAndSignIn(store, 'KITCHEN')];
  const stranger = await createTestStore(thali);
  const desk = `/api/stores/${store.storeId}`;
  const place = (body: unknown, key = KEY) =>
    life.as('a guest', 'POST', `/order/create/web/${store.storeId}`, {
      body,
      headers: { 'idempotency-key': key },
    });

  await life.as('who signs in', 'POST', '/api/session', { body: { email: store.email, password: PASSWORD } });
  const floorStream = await life.follow('the floor', `${desk}/events`, floor);
  const kitchenStream = await life.follow('the kitchen', `${desk}/events`, kitchen);

  let code = '';
  const sent = await untilRare(async () => {
    const answer = await life.as('a guest', 'POST', `/order/send-otp/+91/${PHONE}/1234`, {
      body: { profileID: store.storeId },
    });
    const outbox = await life.as('the floor at the outbox', 'GET', `${desk}/otp-outbox`, { token: floor });
    code = outbox.body.codes[0].code;
    return { answer, code };
  });
  expect(sent.status).toBe(202);
  await life.as('a guest', 'POST', `/restaurant/api/send-otp/${PHONE}/+91/1234/?profileID=${store.storeId}`);
  for (const token of [kitchen, stranger.token])
    await life.as('the kitchen', 'GET', `${desk}/otp-outbox`, { token });

  const otp = { challengeId: sent.body.challengeId as string, code };
  const delivery = { orderType: 'Delivery', address: '12 MG Road' };
  const wrong = code === '1000' ? '1001' : '1000';
  await place(idli(store, { ...delivery, otp: { ...otp, code: wrong } }));
  const placed = await place(idli(store, { ...delivery, otp }));
  expect(placed.status, placed.text).toBe(201);
  expect((await place(idli(store, { ...delivery, otp }))).status).toBe(200);
  expect((await place(idli(store))).status).toBe(422);

  const slug = placed.body.slug as string;
  const guestStream = await life.follow('a guest', `/order/status/${slug}/events`);
  const { body: order } = await life.as('a guest', 'GET', `/order/status/${slug}`);
  await life.as('a guest', 'GET', `/restaurant/api/menu/store/order/web/new/${slug}`);
  const at = `${desk}/orders/${placed.body._id}`;
  const discard = { body: { discarded: true, reason: 'none left' }, token: floor };
  await life.as('the floor', 'POST', `${at}/items/${order.items[0]._id}/discard`, discard);
  await life.as('the kitchen', 'POST', `${at}/state`, { body: { from: 1, to: 3 }, token: kitchen });
  await life.as('the floor', 'POST', `${at}/state`, { body: { from: 3, to: 4 }, token: floor });
  await life.as('the kitchen', 'GET', `${desk}/orders`, { token: kitchen });
  await life.as('the floor', 'GET', `${desk}/orders`, { token: floor });
  await life.as('the floor', 'GET', `/tenant/api/staff/${store.storeId}`, { token: store.token });
  await life.as('the floor', 'GET', `/store/api/store/${store.storeId}`, { token: store.token });
  await life.as('the floor', 'GET', '/api/session', { token: store.token });
  for (const url of ['/store/api/store/', '/tenant/api/staff/'])
    await life.as('a stranger', 'GET', url + store.storeId, { token: stranger.token });
  for (const url of ['/orders', '/otp-outbox', '/catalogue'])
    await life.as('a stranger', 'GET', desk + url, { token: stranger.token });
  const feedback = { body: { food: 5, service: 5, overall: 5, comment: 'Lovely' } };
  await life.as('a guest', 'POST', `/feedback/api/form/${slug}`, feedback);
  for (const url of [`/restaurant/api/store/web/${store.slug}`, `/feedback/api/form/${slug}`, '/docs/json'])
    await life.as('a guest', 'GET', url);
  for (const stream of [floorStream, kitchenStream, guestStream])
    await vi.waitFor(() => expect(stream.text()).toContain('"what":"served"'), PATIENCE_MS);
  for (const stream of [floorStream, kitchenStream, guestStream]) stream.leave();

  expect(floorStream.text()).toContain(PHONE);
  expect(await leaks()).toEqual([]);
});

test('only the inviter and the invited person get the link of an invitation', async () => {
  const store = await createTestStore(thali);
  // The first joins, the second does not.
  for (const email of ['ravi@thali.example', 'meera@thali.example']) {
    const body = { email, role: 'STAFF' };
    const url = `/api/stores/${store.storeId}/invitations`;
    const invited = await life.as('who invites', 'POST', url, { body, token: store.token });
    const token = invited.body.link.split('token=')[1] as string;
    secrets.push({ name: 'invitation', text: token.split('.')[1] as string });
    await life.as('who is invited', 'POST', '/api/invitations/open', { body: { token } });
    const join = { body: { token, name: 'Ravi', password: PASSWORD } };
    if (email.startsWith('ravi')) await life.as('who is invited', 'POST', '/api/invitations/account', join);
  }
  for (const what of ['people', 'people/log'])
    await life.as('the floor', 'GET', `/api/stores/${store.storeId}/${what}`, { token: store.token });
  expect(await leaks()).toEqual([]);
});

test('refusals do not repeat the secrets in a request', async () => {
  const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
  const ask = (method: string, url: string, options = {}) => life.as('a guest', method, url, options);
  const create = `/order/create/web/${store.storeId}`;
  const json = { 'content-type': 'application/json' };
  const token = `${randomBytes(32).toString('base64url')}`;
  secrets.push({ name: 'session token', text: token });

  const answers = [
    await ask('POST', create, { body: idli(store, { user: { phone: `${PHONE}00`, countryCode: PHONE } }) }),
    await ask('POST', create, { body: idli(store, { amount: { [PHONE]: PHONE }, state: PASSWORD }) }),
    await ask('POST', create, { body: `{"user":{"phone":"${PHONE}`, headers: json }),
    await ask('POST', create, { body: `phone=${PHONE}`, headers: { 'content-type': 'text/plain' } }),
    await ask('POST', create, { body: idli(store), headers: { 'idempotency-key': KEY.repeat(9) } }),
    await ask('POST', create, { body: idli(store, { remarks: PHONE.repeat(30_000) }) }),
    await ask('POST', `/order/create/web/${PHONE}`, { body: idli(store) }),
    await ask('POST', `/order/send-otp/${PHONE}/${PHONE}/1`, { body: { profileID: store.storeId } }),
    await ask('POST', '/tenant/api/login', {
      body: { email: 'asha@thali.example', password: `${PASSWORD}!` },
    }),
    await ask('POST', '/tenant/api/login', { body: { email: PASSWORD, password: [PASSWORD] } }),
    await ask('POST', '/tenant/api/menu/signup', {
      body: { name: 'A', email: PHONE, phone: `${PHONE}x`, password: PASSWORD, storeName: 'B' },
    }),
    await ask('GET', `/order/status/${PHONE}`),
    await ask('GET', `/nothing/${PHONE}?password=${encodeURIComponent(PASSWORD)}`),
    await ask('GET', '/api/session', { token }),
    await ask('GET', `/api/stores/${store.storeId}/orders?since=${PHONE}x&limit=${PHONE}`, {
      token: store.token,
    }),
    await ask('PATCH', `/store/api/store/${store.storeId}`, {
      body: { store_gateway_config: { ...GATEWAY, merchent_key: [GATEWAY.merchent_key] } },
      token: store.token,
    }),
  ];
  expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  expect(await leaks()).toEqual([]);
});

test('a request that is no HTTP is logged without its bytes', async () => {
  const { port } = new URL(await thali.listen());
  const before = thali.logs.length;
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(
    `GET /order/status/${PHONE} HTTP/1.1\r\nauthorization: token ${PASSWORD}\r\nbroken header\r\n\r\n`,
  );
  await once(socket.resume(), 'close');
  expect(thali.logs.slice(before).join()).toContain('HPE_INVALID_HEADER_TOKEN');
  expect(await leaks()).toEqual([]);
});

test('a broken database and a broken sender are logged, without their data', async () => {
  const orderTypes = [{ label: 'Dine-In' }, { label: 'Delivery', otp_on_order: true }];
  const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)], { orderTypes }));
  const create = `/order/create/web/${store.storeId}`;
  const signUp = { name: 'B', email: 'b@thali.example', phone: PHONE, password: PASSWORD, storeName: 'B' };
  const before = thali.logs.length;
  const order = { body: idli(store), headers: { 'idempotency-key': KEY } };
  // The first order loads the store into memory. Later ones only write to the tables.
  expect((await life.as('a guest', 'POST', create, { body: idli(store) })).status).toBe(201);
  let sent = '';
  sender.send.mockImplementation(async ({ countryCode, phone, code }) => {
    sent = code;
    if (!isRare(code)) return 'untried';
    throw new Error(`502 to {"to":"${countryCode}${phone}","text":"Your code is ${code}"}`);
  });

  const failed = [
    await without('idempotency_keys', () => life.as('a guest', 'POST', create, order)),
    await without('orders', () => life.as('a guest', 'POST', create, { body: idli(store) })),
    await without('accounts', () => life.as('a guest', 'POST', '/tenant/api/menu/signup', { body: signUp })),
    await untilRare(async () => {
      const url = `/order/send-otp/+91/${PHONE.replace('98', '97')}/1`;
      return {
        answer: await life.as('a guest', 'POST', url, { body: { profileID: store.storeId } }),
        code: sent,
      };
    }),
  ];
  expect(failed.map(({ status, body }) => [status, body.code])).toEqual(failed.map(() => [500, 'INTERNAL']));
  const logged = thali.logs.slice(before).filter((line) => line.includes('"msg":"INTERNAL"'));
  expect(logged).toHaveLength(failed.length);
  // The log must still tell an engineer what broke, and where.
  expect(logged[1]).toContain('42P01');
  expect(logged[1]).toContain('place-order.ts');
  secrets.push({ name: 'telephone number', text: PHONE.replace('98', '97') });
  expect(await leaks()).toEqual([]);
});

test('a leak is found wherever it is planted', async () => {
  const before = thali.logs.length;
  onTestFinished(() => void thali.logs.splice(before));
  const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
  const code = { name: 'one-time code', text: '4821' };
  const find = async () =>
    findLeaks([...secrets, code], [...logPlaces(thali), ...(await tablePlaces(thali))], ALLOWED);
  expect(await find()).toEqual([]);

  // The digits may occur by chance in an address, an id or a hash.
  for (const noise of [
    'owner-4821bc09de7f@thali.example',
    '\\x00a4821b7cde01',
    '01a1fe91-4821-7000-8254-5447f96cc1a4',
  ])
    expect(findLeaks([code], [{ reader: 'the log', where: 'a line', text: noise }], ALLOWED)).toEqual([]);

  thali.app.log.debug({ otp: '4821' }, `calling ${PHONE}`);
  const line = thali.logs.length;
  expect(await find()).toEqual([
    `telephone number in log line ${line}, which the log reads`,
    `one-time code in log line ${line}, which the log reads`,
  ]);
  thali.logs.splice(before);

  const aboutUs = `Our key: ${Buffer.from(GATEWAY.merchent_key).toString('base64')}`;
  await patchStore(thali, store, { aboutUs });
  expect(await find()).toEqual(['gateway key in the rows of public.stores, which table stores reads']);
  const answer = await thali.call('GET /restaurant/api/store/web/:slug', { params: store });
  const place = { reader: 'a guest', where: 'the page', text: answer.text };
  expect(findLeaks(secrets, [place], ALLOWED)).toEqual(['gateway key in the page, which a guest reads']);
  await patchStore(thali, store, { aboutUs: '' });
});
