import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { equalInConstantTime } from '#platform/secrets/server/secrets.ts';

const CIPHER = 'aes-128-cbc';
const IV = '@@@@&&&&####$$$$';
const KEY_BYTES = 16;
const SALT_CHARACTERS = 4;

const newSalt = () => randomBytes(3).toString('base64');

/** Fits a key of any length: one of the wrong length fails at the gateway, and must not throw here. */
function keyOf(key: string): Buffer {
  const bytes = Buffer.alloc(KEY_BYTES);
  bytes.write(key);
  return bytes;
}

function hashOf(text: string, salt: string): string {
  return createHash('sha256').update(`${text}|${salt}`).digest('hex') + salt;
}

/** Joins the values in the order of their keys; the keys themselves are not signed. */
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
    // A checksum that was not encrypted with this key can't be decrypted.
    return false;
  }
}
