import { expect, test } from 'vitest';
import { sweep } from '#apps/server/program/sweep.ts';
import { NO_MESSAGE_SETTINGS } from '#guests/messages/rules/message-settings.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import {
  askForCode,
  createOtpStore,
  getCode,
  newPhone,
  orderWithCode,
  readOutbox,
  wrongCode,
} from '#testing/server/people/test-otp.ts';
import { NOON, type TestApp, useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  createTestStore,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';

const thali = await useTestApp();

test('a request without a store means the only store that asks for codes', async () => {
  const phone = newPhone();
  const url = `/order/send-otp/+91/${phone}/1234/`;
  await createTestStore(thali);
  const meant = 'Name the store that the code is for';
  expectFields(await thali.call('POST', url), { profileID: meant });
  const store = await createOtpStore(thali);
  expect((await thali.call('POST', url)).status).toBe(202);
  expect(await readOutbox(thali, store)).toHaveLength(1);
  await createOtpStore(thali, { otp_on_order: true });
  expectFields(await thali.call('POST', url), { profileID: meant });
});

test('a request without a store means the one that its device visited last', async () => {
  const [first, second] = [await createOtpStore(thali), await createOtpStore(thali, { otp_on_order: true })];
  const none = await teaStore(thali, {
    orderTypes: [{ label: 'Dine-In' }, { label: 'Pickup', active: false, otpAuthentication: true }],
  });
  const as = (device: string) => ({ headers: { 'user-agent': device } });
  const send = (device: string, query = '', body?: object) =>
    thali.call('POST', `/order/send-otp/+91/${newPhone()}/1234/${query}`, { ...as(device), body });
  const page = ({ slug }: TestStore, device: string) =>
    thali.call('GET', `/restaurant/api/store/web/${slug}/`, as(device));
  const sent = async (store: TestStore) => (await readOutbox(thali, store)).length;

  expectFields(await send('a new one'), { profileID: 'Name the store that the code is for' });
  await thali.call('GET', `/profile/web/${first.slug}/12-30/`, as('one'));
  await page(second, 'other');
  expect([(await send('one')).status, await sent(first), await sent(second)]).toEqual([202, 1, 0]);
  expect([(await send('other')).status, await sent(first), await sent(second)]).toEqual([202, 1, 1]);

  // The last visit counts, and stores without codes are ignored.
  await page(second, 'one');
  await page(none, 'one');
  await thali.call('GET', '/profile/web/nowhere/12-30', as('one'));
  expect([(await send('one')).status, await sent(second)]).toEqual([202, 2]);

  // A refused order counts as a visit, and a named store takes precedence.
  const refused = await postOrder(thali, first, TEA, { 'user-agent': 'one' });
  expect(refused.status).toBe(422);
  expect([(await send('one')).status, await sent(first)]).toEqual([202, 2]);
  expect([(await send('one', `?profileID=${second.storeId}`)).status, await sent(second)]).toEqual([202, 3]);
  expect([(await send('one', '?profileID=', { profileID: null })).status, await sent(first)]).toEqual([
    202, 3,
  ]);
  expectError(await send('one', '', { profileID: 'no store' }), 404, 'STORE_NOT_FOUND');
});

test('every process knows the store that a device visited last', async () => {
  const other = await useTestApp({ db: thali.services.db, reserve: thali.services.reserve });
  other.clock.now = thali.clock.now;
  const [first, second] = [await createOtpStore(thali), await createOtpStore(thali)];
  const device = { headers: { 'user-agent': 'one of two' } };
  const visit = async (app: TestApp, { slug }: TestStore) => {
    for (const { clock } of [thali, other]) clock.advance(12_000);
    await app.call('GET', `/restaurant/api/store/web/${slug}/`, device);
    await waitUntil(async () => (await rowsOf())[0]?.noted_at.getTime() === app.clock.now, 'it is written');
  };
  const rowsOf = async () =>
    (await thali.database.pool.query('select * from recent_stores order by noted_at desc')).rows;
  const meantBy = async (app: TestApp) => {
    const sent = async () => [
      (await readOutbox(thali, first)).length,
      (await readOutbox(thali, second)).length,
    ];
    const before = await sent();
    expect((await app.call('POST', `/order/send-otp/+91/${newPhone()}/1234/`, device)).status).toBe(202);
    const after = await sent();
    return after.findIndex((count, index) => count > (before[index] ?? 0));
  };
  await visit(thali, first);
  expect([await meantBy(other), await meantBy(thali)]).toEqual([0, 0]);
  await visit(other, second);
  expect([await meantBy(other), await meantBy(thali)]).toEqual([1, 1]);
  // Back at the first process, which has remembered this store all along.
  await visit(thali, first);
  expect([await meantBy(other), await meantBy(thali)]).toEqual([0, 0]);
  // Repeated reads write nothing, and a visit is forgotten after a day.
  const { rows } = await thali.database.pool.query('select xmin from recent_stores');
  for (let call = 0; call < 5; call++)
    await thali.call('GET', `/restaurant/api/store/web/${first.slug}/`, device);
  expect((await thali.database.pool.query('select xmin from recent_stores')).rows).toEqual(rows);
  expect(JSON.stringify(await rowsOf())).not.toMatch(/one of two|127\.0\.0\.1/);
  thali.clock.advance(DAY + 1);
  await sweep(createContext(thali.services, { kind: 'system' }));
  expect(await rowsOf()).toEqual([]);
  thali.clock.now = NOON;
});

test('a stranger who keeps changing the user agent fills no table', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 });
  const store = await createOtpStore(limited);
  const visit = (device: string) =>
    limited.call('GET', `/restaurant/api/store/web/${store.slug}/`, { headers: { 'user-agent': device } });
  for (let part = 0; part < 10; part++)
    await Promise.all(Array.from({ length: 40 }, (_, one) => visit(`nobody ${part} ${one}`)));
  const own = { 'user-agent': 'a guest in the same network' };
  await visit(own['user-agent']);
  await limited.services.afterwards.settled();
  const { rows } = await limited.database.pool.query('select count(*)::int from recent_stores');
  expect(rows).toEqual([{ count: 300 }]);
  // The process that saw the guest still knows the store.
  const url = `/order/send-otp/+91/${newPhone()}/1234/`;
  expect((await limited.call('POST', url, { headers: own })).status).toBe(202);
  expect(await readOutbox(limited, store)).toHaveLength(1);
});

test('an unknown number, country or store is refused', async () => {
  const store = await createOtpStore(thali);
  const send = (country: string, phone: string, profileID = store.storeId) =>
    thali.call('POST', `/order/send-otp/${country}/${phone}/1234`, { body: { profileID } });
  for (const phone of ['123', '98765432101', 'abcdefghij', '%2B919876543', '१२३४५६७८९०']) {
    expectFields(await send('+91', encodeURI(decodeURI(phone))), {
      phone: 'Please Enter a Valid Mobile Number.',
    });
  }
  for (const country of ['0', '+', '12345', 'IN', '++91']) {
    expectFields(await send(country, newPhone()), { countryCode: 'Please choose a country code.' });
  }
  expectError(await send('+91', newPhone(), 'nowhere'), 404, 'STORE_NOT_FOUND');
});

test('every spelling of the call works, with an empty JSON body, an empty object or no body', async () => {
  const store = await createOtpStore(thali);
  const json = { 'content-type': 'application/json' };
  const query = `?profileID=${store.storeId}`;
  for (const [path, options] of [
    [(phone: string) => `/order/send-otp/+91/${phone}/4321`, { headers: json }],
    [(phone: string) => `/order/send-otp/91/${phone}/4321/`, { headers: json, body: '' }],
    [(phone: string) => `/order/send-otp/%2B91/${phone}/4321/`, { body: {} }],
    [(phone: string) => `/order/send-otp/91/${phone}/4321/`, { headers: json, body: 'null' }],
    [(phone: string) => `/restaurant/api/send-otp/${phone}/+91/4321/`, {}],
    [(phone: string) => `/restaurant/api/send-otp/${phone}/91/4321`, { headers: json }],
  ] as const) {
    const phone = newPhone();
    const sent = await thali.call('POST', `${path(phone)}${query}`, options);
    expect(sent.status, sent.text).toBe(202);
    expect(sent.body).toStrictEqual({ challengeId: expect.any(String), resendIn: 30 });
    expect((await readOutbox(thali, store)).map((entry) => entry.phone)).toContain(`+91 ${phone}`);
  }
});

test('the client’s code is ignored', async () => {
  const store = await createOtpStore(thali);
  const codes = new Set<string>();
  for (let sent = 0; sent < 5; sent++) {
    const phone = newPhone();
    const { challengeId, code } = await getCode(thali, store, phone);
    expect(code).toMatch(/^[1-9]\d{3}$/);
    codes.add(code);
    // askForCode always sends 1234, which may be the server's own code by chance.
    if (code === '1234') continue;
    const refused = await orderWithCode(thali, store, phone, { challengeId, code: '1234' });
    expectError(refused, 422, 'OTP_INCORRECT', { message: 'Entered OTP is not correct' });
  }
  expect(codes.size).toBeGreaterThan(1);
});

test('the outbox shows a code to its store’s staff only, until it is used or has expired', async () => {
  const [store, other] = [await createOtpStore(thali), await createOtpStore(thali)];
  const [phone, second] = [newPhone(), newPhone()];
  const sent = await askForCode(thali, store, phone);
  const [entry] = await readOutbox(thali, store);
  expect(entry).toStrictEqual({
    phone: `+91 ${phone}`,
    code: expect.stringMatching(/^[1-9]\d{3}$/),
    sentAt: new Date(NOON).toISOString(),
    expiresAt: new Date(NOON + 5 * MINUTE).toISOString(),
  });
  expect(sent.body).toStrictEqual({ challengeId: expect.stringMatching(/^[\w-]{43}$/), resendIn: 30 });
  expect(thali.logs.join('\n')).not.toContain(phone);

  const url = `/api/stores/${store.storeId}/otp-outbox`;
  expectError(await thali.call('GET', url), 401, 'UNAUTHENTICATED');
  expectError(await thali.call('GET', url, { token: other.token }), 404, 'STORE_NOT_FOUND');
  const kitchen = await addTestStaff(thali, store, 'KITCHEN');
  expectError(await thali.call('GET', url, { token: kitchen }), 403, 'FORBIDDEN');
  const waiter = await addTestStaff(thali, store, 'STAFF');
  expect((await thali.call('GET', url, { token: waiter })).body.codes).toEqual([entry]);
  expect(await readOutbox(thali, other)).toEqual([]);

  const otp = await getCode(thali, store, second);
  expect((await orderWithCode(thali, store, second, otp)).status).toBe(201);
  expect(await readOutbox(thali, store)).toEqual([entry]);
  thali.clock.advance(5 * MINUTE);
  expect(await readOutbox(thali, store)).toEqual([]);
  thali.clock.now = NOON;
});

test('the database stores neither code nor number in clear', async () => {
  const store = await createOtpStore(thali);
  const phone = newPhone();
  const { challengeId, code } = await getCode(thali, store, phone);
  const sql = 'select * from otp_challenges where store_id = $1';
  const { rows } = await thali.database.pool.query(sql, [store.storeId]);
  expect(rows).toHaveLength(1);
  expect(rows[0].id).toBe(challengeId);
  expect(rows[0].code_hash).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const { rows: numbers } = await thali.database.pool.query('select * from otp_numbers');
  const { id: _, ...others } = rows[0];
  const kept = JSON.stringify([others, numbers]);
  expect(kept).not.toContain(phone);
  expect(Object.values(others)).not.toContain(code);
  expect(kept).not.toContain(`"${code}"`);
});

async function expectTooSoon(answer: Awaited<ReturnType<typeof askForCode>>, seconds: number) {
  expectError(answer, 429, 'OTP_TOO_SOON', { details: { retryAfter: seconds } });
  expect(answer.headers['retry-after']).toBe(String(seconds));
}

test('a code can be sent again after 30 seconds, three times in ten minutes, by each store', async () => {
  const [store, other] = [await createOtpStore(thali), await createOtpStore(thali)];
  const phone = newPhone();
  expect((await askForCode(thali, store, phone)).status).toBe(202);
  await expectTooSoon(await askForCode(thali, store, phone), 30);
  expect((await askForCode(thali, other, phone)).status).toBe(202);
  thali.clock.advance(29_001);
  await expectTooSoon(await askForCode(thali, store, phone), 1);
  thali.clock.advance(999);
  expect((await askForCode(thali, store, phone)).status).toBe(202);
  thali.clock.advance(30_000);
  expect((await askForCode(thali, store, phone)).status).toBe(202);
  thali.clock.advance(30_000);
  await expectTooSoon(await askForCode(thali, store, phone), 10 * 60 - 90);
  expect((await askForCode(thali, store, newPhone())).status).toBe(202);
  thali.clock.now = NOON + 10 * MINUTE;
  expect((await askForCode(thali, store, phone)).status).toBe(202);
  thali.clock.now = NOON;
});

test('many stores cannot flood a number, and no store blocks another’s guests', async () => {
  const sending = await useTestApp({ otpSender: { send: async () => 'sent' } });
  const flooded = newPhone();
  for (let sent = 0; sent < 12; sent++)
    expect((await askForCode(sending, await createOtpStore(sending), flooded)).status).toBe(202);
  await expectTooSoon(await askForCode(sending, await createOtpStore(sending), flooded), 600);
  const phone = newPhone();
  const mine = await createOtpStore(thali);
  const [otp, other] = [await getCode(thali, mine, phone), await createOtpStore(thali)];
  const theirs = await getCode(thali, other, phone);
  for (let tries = 0; tries < 5; tries++) await orderWithCode(thali, other, phone, wrongCode(theirs));
  expect((await orderWithCode(thali, mine, phone, otp)).status).toBe(201);
  thali.clock.now = NOON;
});

test('stores that send nothing block no number elsewhere', async () => {
  const phone = newPhone();
  for (let asked = 0; asked < 45; asked++)
    expect((await askForCode(thali, await createOtpStore(thali), phone)).status).toBe(202);
  const failing = await useTestApp({ otpSender: { send: async () => 'tried' } });
  const other = newPhone();
  for (let tried = 0; tried < 12; tried++)
    expect((await askForCode(failing, await createOtpStore(failing), other)).status).toBe(202);
  await expectTooSoon(await askForCode(failing, await createOtpStore(failing), other), 600);
});

test('a store that asks for no codes sends none', async () => {
  for (const orderType of [{}, { otpAuthentication: true, active: false }]) {
    const store = await createOtpStore(thali, orderType);
    expectFields(await askForCode(thali, store, newPhone()), { profileID: 'Orders here need no code' });
  }
});

test('codes go to the countries that the store allows, by default India', async () => {
  const store = await createOtpStore(thali);
  const ask = (country: string) =>
    thali.call('POST', `/order/send-otp/${country}/${newPhone()}/1?profileID=${store.storeId}`);
  for (const country of ['+44', '+882'])
    expectFields(await ask(country), {
      countryCode: 'No OTP can be sent to this country. Please use another number, or ask the staff.',
    });
  const { sms, whatsApp, dailyLimit } = NO_MESSAGE_SETTINGS;
  const save = (codeCountries: string[]) =>
    thali.call('PUT', `/api/stores/${store.storeId}/messages/settings`, {
      body: { sms, whatsApp, dailyLimit, codeCountries },
      token: store.token,
    });
  expect((await save(['+971', '+44'])).body.codeCountries).toEqual(['+971', '+44']);
  const abroad = (phone: string, country = '+44') =>
    thali.call('POST', `/order/send-otp/${country}/${phone}/1?profileID=${store.storeId}`);
  expect((await abroad('2079460123')).status).toBe(202);
  expectFields(await abroad('2079460123', '+91'), { phone: 'Please Enter a Valid Mobile Number.' });
  expect((await ask('91')).status).toBe(422);
  expect((await save(['India'])).status).toBe(422);
});

test('a number gets eight codes a day at most', async () => {
  const store = await createOtpStore(thali);
  const phone = newPhone();
  for (let sent = 0; sent < 8; sent++) {
    expect((await askForCode(thali, store, phone)).status).toBe(202);
    thali.clock.advance(10 * MINUTE);
  }
  await expectTooSoon(await askForCode(thali, store, phone), (24 * 60 - 80) * 60);
  thali.clock.now = NOON + DAY;
  expect((await askForCode(thali, store, phone)).status).toBe(202);
  thali.clock.now = NOON;
});

test('twenty concurrent requests for one number send one code', async () => {
  const store = await createOtpStore(thali);
  const phone = newPhone();
  const answers = await Promise.all(Array.from({ length: 20 }, () => askForCode(thali, store, phone)));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
  expect(await readOutbox(thali, store)).toHaveLength(1);
});
