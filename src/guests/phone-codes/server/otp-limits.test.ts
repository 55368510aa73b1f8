import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { askForCode, createOtpStore, newPhone, readOutbox } from '#testing/server/people/test-otp.ts';
import { useTestApp } from '#testing/server/test-app.ts';

/** Three codes in ten minutes per address. */
const thali = await useTestApp({ rateLimitScale: 1 / 10 });

test('refused codes do not use up the store’s limit', async () => {
  const wide = await useTestApp({ rateLimitScale: 1 / 10, trustProxy: 1 });
  const store = await createOtpStore(wide);
  const ask = (phone: string, address: string) =>
    wide.call('POST', `/order/send-otp/+91/${phone}/1234?profileID=${store.storeId}`, {
      headers: { 'x-forwarded-for': address },
    });
  const phone = newPhone();
  expect((await ask(phone, '203.0.113.1')).status).toBe(202);
  // Each request comes from a new network, for a number that gets no code now: more requests than the store may send
  // codes.
  for (let at = 0; at < 31; at++)
    expect((await ask(phone, `2001:db8:${at.toString(16)}::1`)).body.code).toBe('OTP_TOO_SOON');
  expect((await ask(newPhone(), '203.0.113.2')).status).toBe(202);
  // The addresses of one network count as one.
  const statuses: number[] = [];
  for (let at = 1; at <= 5; at++) statuses.push((await ask(newPhone(), `2001:db8:ffff:1::${at}`)).status);
  expect(statuses).toEqual([202, 202, 202, 429, 429]);
});

test('one address cannot request codes for new numbers again and again', async () => {
  const store = await createOtpStore(thali);
  for (let sent = 0; sent < 3; sent++) {
    expect((await askForCode(thali, store, newPhone())).status).toBe(202);
  }
  const refused = await askForCode(thali, store, newPhone());
  expectError(refused, 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 600 } });
  expect(refused.headers['retry-after']).toBe('600');
  thali.clock.advance(10 * MINUTE);
  expect((await askForCode(thali, store, newPhone())).status).toBe(202);
});

test('a network has a daily limit of sent codes per store; the staff read out further ones', async () => {
  const numbers: string[] = [];
  const wide = await useTestApp({
    rateLimitScale: 1 / 10,
    trustProxy: 1,
    otpSender: {
      async send({ phone }) {
        numbers.push(phone);
        return 'sent';
      },
    },
  });
  const [store, other] = [await createOtpStore(wide), await createOtpStore(wide)];
  const ask = async (address: string, { storeId } = store) => {
    const phone = newPhone();
    const { status } = await wide.call('POST /order/send-otp/:countryCode/:phone/:code', {
      params: { countryCode: '+91', phone, code: '1234' },
      query: { profileID: storeId },
      headers: { 'x-forwarded-for': address },
    });
    return [status, numbers.includes(phone)];
  };
  for (let sent = 0; sent < 15; sent++) {
    expect(await ask('203.0.113.1')).toEqual([202, true]);
    wide.clock.advance(4 * MINUTE);
  }
  expect(await ask('203.0.113.1')).toEqual([202, false]);
  expect(await readOutbox(wide, store)).toHaveLength(1);
  expect(await ask('203.0.113.2')).toEqual([202, true]);
  expect(await ask('203.0.113.1', other)).toEqual([202, true]);
  // Anybody can have a /48, which counts as one network.
  for (let net = 1; net <= 15; net++) expect(await ask(`2001:db8:7:${net}::1`)).toEqual([202, true]);
  expect(await ask('2001:db8:7:16::1')).toEqual([202, false]);
  wide.clock.advance(DAY);
  expect(await ask('203.0.113.1')).toEqual([202, true]);
});
