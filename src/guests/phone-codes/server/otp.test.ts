import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { Answer } from '#testing/server/call.ts';
import { expectError } from '#testing/server/expect-error.ts';
import {
  askForCode,
  createOtpStore,
  getCode,
  newPhone,
  type Otp,
  orderWithCode,
  wrongCode,
} from '#testing/server/people/test-otp.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { replaceCatalogue, type TestStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const [store, other] = [await createOtpStore(thali), await createOtpStore(thali)];

const order = (phone: string, otp?: Partial<Otp>, at: TestStore = store) =>
  orderWithCode(thali, at, phone, otp);
const expectIncorrect = (answer: Answer) =>
  expectError(answer, 422, 'OTP_INCORRECT', { message: 'Entered OTP is not correct' });
const expectExpired = (answer: Answer) => expectError(answer, 422, 'OTP_EXPIRED');
/** The try that locks the number, and each later one, tell how long the lock lasts. */
const expectLocked = (answer: Answer, code: 'OTP_INCORRECT' | 'OTP_EXPIRED', retryAfter: number) =>
  expectError(answer, 422, code, { details: { retryAfter } });

async function failuresOf(phone: string): Promise<number> {
  const hash = thali.services.secrets.hash('otp number', `+91 ${phone}`);
  const sql = 'select failures from otp_store_numbers where store_id = $2 and phone_hash = $1';
  return (await thali.database.pool.query(sql, [hash, store.storeId])).rows[0].failures;
}

test('an order without a code, with an empty or a blank one is refused', async () => {
  const phone = newPhone();
  const { challengeId } = await getCode(thali, store, phone);
  for (const otp of [
    undefined,
    null,
    {},
    { challengeId },
    { code: '1234' },
    { challengeId: null, code: '1234' },
    { challengeId, code: null },
    { challengeId, code: '' },
    { challengeId, code: '  ' },
    { challengeId: '', code: '1' },
  ]) {
    expectError(await order(phone, otp as Partial<Otp>), 422, 'OTP_REQUIRED', {
      message: 'Please Enter the OTP',
    });
  }
});

test.each([[{ otpAuthentication: true }], [{ otp_on_order: true }]])(
  'a right code places the order: %j',
  async (orderType) => {
    const mine = await createOtpStore(thali, orderType);
    const phone = newPhone();
    expectError(await order(phone, undefined, mine), 422, 'OTP_REQUIRED');
    const otp = await getCode(thali, mine, phone);
    expectIncorrect(await order(phone, wrongCode(otp), mine));
    expect((await order(phone, { ...otp, code: ` ${otp.code} ` }, mine)).status).toBe(201);
  },
);

test('an order type without codes neither needs nor uses one', async () => {
  const mine = await createOtpStore(thali);
  const phone = newPhone();
  const otp = await getCode(thali, mine, phone);
  const { body: present } = await thali.call('GET /api/stores/:storeId/catalogue', {
    params: mine,
    token: mine.token,
  });
  const catalogue = (needsCode: boolean) => ({
    orderConfigs: [{ label: 'Dine-In', otpAuthentication: needsCode }],
    menus: present.menus,
  });
  await replaceCatalogue(thali, mine, catalogue(false));
  expect((await order(phone, wrongCode(otp), mine)).status).toBe(201);
  expect((await order(phone, otp, mine)).status).toBe(201);
  await replaceCatalogue(thali, mine, catalogue(true));
  expect((await order(phone, otp, mine)).status).toBe(201);
});

test('after five wrong tries neither the right code nor one of another challenge works', async () => {
  const phone = newPhone();
  const first = await getCode(thali, store, phone);
  thali.clock.advance(30_000);
  const second = await getCode(thali, store, phone);
  for (let tries = 0; tries < 4; tries++) expectIncorrect(await order(phone, wrongCode(first)));
  // A new code does not restart the count.
  expectLocked(await order(phone, wrongCode(second)), 'OTP_INCORRECT', 600);
  for (const otp of [first, second, wrongCode(first)])
    expectLocked(await order(phone, otp), 'OTP_EXPIRED', 600);
  expectExpired(await order(phone, { challengeId: 'made-up', code: '1234' }));
  expect(await failuresOf(phone)).toBe(5);

  thali.clock.advance(30_000);
  const locked = await askForCode(thali, store, phone);
  expectError(locked, 429, 'OTP_TOO_SOON', { details: { retryAfter: 570 } });
  thali.clock.advance(570_000);
  const third = await getCode(thali, store, phone);
  expect((await order(phone, third)).status).toBe(201);
  expect(await failuresOf(phone)).toBe(0);
  thali.clock.now = NOON;
});

test('after four wrong tries a fifth is left, and a right code resets the count', async () => {
  const phone = newPhone();
  const otp = await getCode(thali, store, phone);
  for (let tries = 0; tries < 4; tries++) expectIncorrect(await order(phone, wrongCode(otp)));
  expect((await order(phone, otp)).status).toBe(201);
  expect(await failuresOf(phone)).toBe(0);
});

test('a code is valid for five minutes', async () => {
  const [phone, later] = [newPhone(), newPhone()];
  const [otp, late] = [await getCode(thali, store, phone), await getCode(thali, store, later)];
  thali.clock.advance(5 * MINUTE - 1);
  expect((await order(phone, otp)).status).toBe(201);
  thali.clock.advance(1);
  expectExpired(await order(later, late));
  thali.clock.now = NOON;
});

test('an order uses up its code', async () => {
  const phone = newPhone();
  const otp = await getCode(thali, store, phone);
  expect((await order(phone, otp)).status).toBe(201);
  expectExpired(await order(phone, otp));
});

test('a refused order does not use up its code', async () => {
  const phone = newPhone();
  const otp = await getCode(thali, store, phone);
  const items = store.items;
  const refused = await order(phone, otp, { ...store, items: { Tea: 'unknown' } });
  expect(refused.body.code).toBe('ITEM_UNAVAILABLE');
  expect((await order(phone, otp, { ...store, items })).status).toBe(201);
});

test('codes of another number or store, and made-up ones, are refused', async () => {
  const [phone, stranger] = [newPhone(), newPhone()];
  const otp = await getCode(thali, store, phone);
  expectIncorrect(await order(stranger, otp));
  expectExpired(await order(phone, otp, other));
  expectExpired(await order(phone, { ...otp, challengeId: 'made-up' }));
  expect((await order(phone, otp)).status).toBe(201);
});

test('of two concurrent orders with one code, one is placed', async () => {
  const phone = newPhone();
  const otp = await getCode(thali, store, phone);
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(phone, otp)));
  const placed = answers.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(1);
  for (const answer of answers) if (answer !== placed[0]) expectExpired(answer);
});

test('of twenty concurrent guesses five are tried, and then the code is locked', async () => {
  const phone = newPhone();
  const otp = await getCode(thali, store, phone);
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(phone, wrongCode(otp))));
  expect(answers.filter(({ body }) => body.code === 'OTP_INCORRECT')).toHaveLength(5);
  expect(answers.filter(({ body }) => body.code === 'OTP_EXPIRED')).toHaveLength(15);
  expect(await failuresOf(phone)).toBe(5);
  expectLocked(await order(phone, otp), 'OTP_EXPIRED', 600);
});
