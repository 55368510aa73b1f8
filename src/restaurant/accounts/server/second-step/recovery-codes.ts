import { randomBytes } from 'node:crypto';
import type { Secrets } from '#platform/secrets/server/secrets.ts';
import { toBase32 } from './totp.ts';

const PURPOSE = 'recovery code';
const HOW_MANY = 10;
/** 50 bits. A thief has five tries. */
const LETTERS = 10;

/** Two groups of five letters, to be read off paper. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const letters = toBase32(randomBytes(LETTERS)).slice(0, LETTERS).toLowerCase();
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/** The stored form, prefixed with the key's name, so that a replaced key's codes can be found and deleted. */
export function hashRecoveryCode(secrets: Secrets, accountId: string, code: string): string {
  return `${secrets.keyId}.${secrets.hash(PURPOSE, plainText(accountId, code))}`;
}

/**
 * Every form in which the code may be stored: under an earlier key, or without a key's name as older programs wrote
 * it.
 */
export function recoveryCodeHashes(secrets: Secrets, accountId: string, code: string): string[] {
  const hashes = secrets.hashes(PURPOSE, plainText(accountId, code));
  return hashes.flatMap((hash, index) => [`${secrets.keyIds[index]}.${hash}`, hash]);
}

/** Ignores capitals, spaces and hyphens. */
function plainText(accountId: string, code: string): string {
  return `${accountId} ${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`;
}
