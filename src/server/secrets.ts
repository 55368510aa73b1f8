import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

export interface Secrets {
  /** A keyed hash, apart for each purpose. */
  hash(purpose: string, text: string): string;
  seal(purpose: string, text: string): string;
  open(purpose: string, sealed: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Everything secret hangs on one key of 32 bytes, from which each purpose gets its own (RFC 5869). */
export function createSecrets(key: Buffer): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `thali ${purpose}`, 32));
  return {
    hash: (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest('base64url'),
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', derive(purpose), iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', derive(purpose), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}

/** For tokens of full entropy, which need no key and no slow hash. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function randomBelow(limit: number): number {
  return randomInt(limit);
}

export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()];
  return timingSafeEqual(left, right);
}
