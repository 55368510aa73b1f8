import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** RFC 4226, 4: 160 bits. */
const SECRET_BYTES = 20;
/** One step early or late is accepted, because clocks differ and typing takes time. */
const DRIFT = [0, -1, 1];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** The code of one step (RFC 6238 over RFC 4226) with the settings of common apps: SHA-1, six digits, 30 seconds. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS);
}

/** The step of a code near now. Null for a wrong code. */
export function findStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const given = Buffer.from(code);
  const steps = DRIFT.map((drift) => stepAt(now) + drift);
  return steps.find((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), given)) ?? null;
}

/** The content of the QR code (the "Key Uri Format" of Google Authenticator). */
export function totpUri(product: string, secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer: product });
  return `otpauth://totp/${encodeURIComponent(product)}:${encodeURIComponent(email)}?${query}`;
}

/** RFC 4648, 6. Twenty bytes fill 32 letters, so there is no padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{1,5}/g, (five) => ALPHABET.charAt(Number.parseInt(five.padEnd(5, '0'), 2)));
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
