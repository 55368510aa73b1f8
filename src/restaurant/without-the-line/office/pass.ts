import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';

/** What the server gave this tablet of a person, and whom they are signed in as there. */
export interface Pass {
  id: string;
  secret: string;
  session: SessionView;
}

export interface SealedPass {
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

/** A person's pass as it lies on this tablet. */
export interface KeptPass extends SealedPass {
  accountId: string;
  /** How many wrong PINs were tried here since they last signed in with the line. */
  wrong: number;
}

export interface PersonHere {
  accountId: string;
  pass: string;
  /** Their secret, which scripts can't read. */
  key: CryptoKey;
  /** After how many minutes without a touch this tablet locks itself. */
  lockMinutes: number;
}

/** Whose turn it is here, as this tablet knows it. */
export interface TurnHere {
  /** Null: nobody’s, since it was locked. */
  person: PersonHere | null;
  /** Whether the server knows that. */
  isTold: boolean;
  /** When it was last known to go on. */
  at: number;
}

/** A third of a second on a usual tablet. Whoever tries all PINs waits so long for each. */
const ROUNDS = 300_000;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A key of this device, which scripts can use and not read. */
export const newDeviceKey = (): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', crypto.getRandomValues(new Uint8Array(32)), HMAC, false, ['sign']);

/** Seals a pass under the PIN and the key of this device, so that each alone opens nothing. */
export async function sealPass(pin: string, deviceKey: CryptoKey, pass: Pass): Promise<SealedPass> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(pin, deviceKey, salt);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(JSON.stringify(pass)));
  return { salt, iv, sealed };
}

/** Null for a wrong PIN. */
export async function openPass(
  pin: string,
  deviceKey: CryptoKey,
  { salt, iv, sealed }: SealedPass,
): Promise<Pass | null> {
  const key = await keyOf(pin, deviceKey, salt);
  try {
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed);
    return JSON.parse(new TextDecoder().decode(opened)) as Pass;
  } catch {
    return null;
  }
}

async function keyOf(pin: string, deviceKey: CryptoKey, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const { subtle } = crypto;
  const typed = await subtle.importKey('raw', bytesOf(pin), 'PBKDF2', false, ['deriveBits']);
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  const derived = await subtle.sign('HMAC', deviceKey, await subtle.deriveBits(slow, typed, 256));
  return subtle.importKey('raw', derived, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** The secret of a pass as a key that scripts can't read. */
export const signingKey = ({ secret }: Pick<Pass, 'secret'>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(secret), HMAC, false, ['sign']);

export async function sign(key: CryptoKey, text: string): Promise<string> {
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text)));
  return [...signed].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
