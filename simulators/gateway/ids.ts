import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Formatted like Razorpay's ids: "order_" and 14 letters and digits. */
export const razorpayId = (kind: 'order' | 'pay' | 'rfnd' | 'event' | 'token') =>
  `${kind}_${Array.from({ length: 14 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Formatted like Paytm's ids: the day, and digits. */
export function paytmId(now: number): string {
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}1112128001${String(randomInt(10 ** 9)).padStart(9, '0')}${String(randomInt(10 ** 4)).padStart(4, '0')}`;
}

export const pageKey = () => randomBytes(9).toString('base64url');
