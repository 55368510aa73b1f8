import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Fields } from '../ledger.ts';

const CIPHER = 'aes-128-cbc';
const IV = '@@@@&&&&####$$$$';
const SALT_CHARACTERS = 4;

export function isSigned(signed: Fields | string, key: string, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  try {
    const decipher = createDecipheriv(CIPHER, key, IV);
    const hash = decipher.update(signature, 'base64', 'utf8') + decipher.final('utf8');
    return hash === hashOf(textOf(signed), hash.slice(-SALT_CHARACTERS));
  } catch {
    // It was encrypted with another key, or not at all.
    return false;
  }
}

export function sign(values: Fields, key: string): Fields {
  return { ...values, CHECKSUMHASH: signText(textOf(values), key) };
}

export function signText(text: string, key: string): string {
  const cipher = createCipheriv(CIPHER, key, IV);
  const salt = randomBytes(3).toString('base64');
  return cipher.update(hashOf(text, salt), 'utf8', 'base64') + cipher.final('base64');
}

/** The values in the order of their names. */
function textOf(signed: Fields | string): string {
  if (typeof signed === 'string') return signed;
  const names = Object.keys(signed).filter((name) => name !== 'CHECKSUMHASH');
  return names
    .toSorted()
    .map((name) => signed[name] ?? '')
    .join('|');
}

const hashOf = (text: string, salt: string) =>
  createHash('sha256').update(`${text}|${salt}`).digest('hex') + salt;
