import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { toBase32 } from './totp.ts';

const PURPOSE = 'recovery code';
const HOW_MANY = 10;
/** 50 bits, of which a thief has five tries. */
const LETTERS = 10;

/** To be read off paper: two groups of five letters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const letters = toBase32(randomBytes(LETTERS)).slice(0, LETTERS).toLowerCase();
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/** As it is kept: behind the name of the key, so that a replaced key's codes can be told apart and ended. */
export function hashRecoveryCode(secrets: Secrets, accountId: string, code: string): string {
  return `${secrets.keyId}.${secrets.hash(PURPOSE, plainText(accountId, code))}`;
}

/** Every form in which the code may be kept: under an earlier key, or without a key's name as older programs wrote it. */
export function recoveryCodeHashes(secrets: Secrets, accountId: string, code: string): string[] {
  const hashes = secrets.hashes(PURPOSE, plainText(accountId, code));
  return hashes.flatMap((hash, index) => [`${secrets.keyIds[index]}.${hash}`, hash]);
}

/** However it was typed: capitals, spaces and strokes are all the same. */
function plainText(accountId: string, code: string): string {
  return `${accountId} ${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`;
}
