import type { Answer } from '../call.ts';
import type { TestApp } from '../test-app.ts';
import { postOrder, TEA, type TestStore, teaStore } from '../test-stores.ts';

let phones = 9_000_000_000;

/** A number that no other test of the file has used. */
export function newPhone(): string {
  return String(phones++);
}

/** A store whose tea costs 20 and needs a code. */
export function createOtpStore(thali: TestApp, orderType: object = { otpAuthentication: true }) {
  return teaStore(thali, { orderTypes: [{ label: 'Dine-In', ...orderType }] });
}

export function askForCode(thali: TestApp, store: TestStore, phone: string): Promise<Answer> {
  return thali.call('POST /order/send-otp/:countryCode/:phone/:code', {
    params: { countryCode: '+91', phone, code: '1234' },
    query: { profileID: store.storeId },
  });
}

export async function readOutbox(
  thali: TestApp,
  store: TestStore,
): Promise<{ phone: string; code: string }[]> {
  return (await thali.call('GET /api/stores/:storeId/otp-outbox', { params: store, token: store.token })).body
    .codes;
}

export interface Otp {
  challengeId: string;
  code: string;
}

/** A code as the guest gets it: sent, and read out by the staff. */
export async function getCode(thali: TestApp, store: TestStore, phone: string): Promise<Otp> {
  const sent = await askForCode(thali, store, phone);
  if (sent.status !== 202) throw new Error(`No code was sent: ${sent.text}`);
  const entry = (await readOutbox(thali, store)).find((candidate) => candidate.phone === `+91 ${phone}`);
  return { challengeId: sent.body.challengeId, code: entry?.code ?? '' };
}

export function wrongCode({ challengeId, code }: Otp): Otp {
  return { challengeId, code: code === '1000' ? '1001' : '1000' };
}

export function orderWithCode(
  thali: TestApp,
  store: TestStore,
  phone: string,
  otp?: Partial<Otp>,
): Promise<Answer> {
  return postOrder(thali, store, { ...TEA, more: { user: { phone, countryCode: '+91' }, otp } });
}
