import { expect, test } from 'vitest';
import { expectError } from '../testing/expect-error.ts';
import { useTestApp } from '../testing/test-app.ts';
import { askForCode, createOtpStore, newPhone } from '../testing/test-otp.ts';

/** Three codes in ten minutes for an address. */
const thali = await useTestApp({ rateLimitScale: 1 / 10 });

test('one address can not ask for codes to ever new numbers', async () => {
  const store = await createOtpStore(thali);
  for (let sent = 0; sent < 3; sent++) {
    expect((await askForCode(thali, store, newPhone())).status).toBe(202);
  }
  const refused = await askForCode(thali, store, newPhone());
  expectError(refused, 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 600 } });
  expect(refused.headers['retry-after']).toBe('600');
  thali.clock.advance(10 * 60_000);
  expect((await askForCode(thali, store, newPhone())).status).toBe(202);
});
