import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

export interface Secrets {
  /** A keyed hash, different for each purpose. */
  hash(purpose: string, text: string): string;
  /** The hashes under all keys, the present one's first. */
  hashes(purpose: string, text: string): [present: string, ...earlier: string[]];
  seal(purpose: string, text: string): string;
  open(purpose: string, sealed: string): string;
  /** Seals the text again with the present key. Null if it is already. */
  reseal(purpose: string, sealed: string): string | null;
  /** Names the present key without revealing it. */
  readonly keyId: string;
  /** The names of all keys, in the order of `hashes`. */
  readonly keyIds: string[];
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Derives a key for each purpose (RFC 5869) from one key of 32 bytes. While that is being replaced, earlier keys
 * still open but seal nothing.
 */
export function createSecrets(present: Buffer, ...earlier: Buffer[]): Secrets {
  const first = keyed(present);
  const others = earlier.map(keyed);
  const keys = [first, ...others];

  function openWith(purpose: string, sealed: string): { text: string; key: Keyed } {
    const bytes = Buffer.from(sealed, 'base64url');
    let fault: unknown;
    for (const key of keys) {
      try {
        return { text: key.open(purpose, bytes), key };
      } catch (error) {
        fault = error;
      }
    }
    throw fault;
  }

  return {
    keyId: keyIdOf(first),
    keyIds: keys.map(keyIdOf),
    hash: first.hash,
    hashes: (purpose, text) => [first.hash(purpose, text), ...others.map((key) => key.hash(purpose, text))],
    seal: first.seal,
    open: (purpose, sealed) => openWith(purpose, sealed).text,
    reseal(purpose, sealed) {
      const { text, key } = openWith(purpose, sealed);
      return key === first ? null : first.seal(purpose, text);
    },
  };
}

const keyIdOf = ({ hash }: Keyed): string => hash('key id', '').slice(0, 8);

type Keyed = ReturnType<typeof keyed>;

function keyed(key: Buffer) {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `thali ${purpose}`, 32));
  return {
    hash: (purpose: string, text: string): string =>
      createHmac('sha256', derive(purpose)).update(text).digest('base64url'),
    seal(purpose: string, text: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', derive(purpose), iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** Throws if another key has sealed it. */
    open(purpose: string, bytes: Buffer): string {
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

export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()];
  return timingSafeEqual(left, right);
}
