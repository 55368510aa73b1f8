import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { equalInConstantTime } from '../../../platform/secrets/secrets.ts';

const CIPHER = 'aes-128-cbc';
const IV = '@@@@&&&&####$$$$';
const KEY_BYTES = 16;
const SALT_CHARACTERS = 4;

const newSalt = () => randomBytes(3).toString('base64');

/** A key of another length is a wrong one: the gateway says so, and nothing breaks here. */
function keyOf(key: string): Buffer {
  const bytes = Buffer.alloc(KEY_BYTES);
  bytes.write(key);
  return bytes;
}

function hashOf(text: string, salt: string): string {
  return createHash('sha256').update(`${text}|${salt}`).digest('hex') + salt;
}

/** Only the values, in the order of their keys: a key means nothing to the checksum. */
export function textOf(fields: Readonly<Record<string, string>>): string {
  const keys = Object.keys(fields).toSorted();
  const values = keys.map((key) => fields[key] ?? '');
  return values.map((value) => (value.toLowerCase() === 'null' ? '' : value)).join('|');
}

export function signText(text: string, key: string, salt: string = newSalt()): string {
  const cipher = createCipheriv(CIPHER, keyOf(key), IV);
  return cipher.update(hashOf(text, salt), 'utf8', 'base64') + cipher.final('base64');
}

export function isSigned(text: string, key: string, checksum: string): boolean {
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(key), IV);
    const hash = decipher.update(checksum, 'base64', 'utf8') + decipher.final('utf8');
    return equalInConstantTime(hash, hashOf(text, hash.slice(-SALT_CHARACTERS)));
  } catch {
    // What was not enciphered with this key can't be deciphered.
    return false;
  }
}
