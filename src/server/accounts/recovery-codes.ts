import { randomBytes } from 'node:crypto';
import type { Secrets } from '../secrets.ts';
import { toBase32 } from './totp.ts';

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

/** However it was typed: capitals, spaces and strokes are all the same. */
export function hashRecoveryCode(secrets: Secrets, accountId: string, code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z2-7]/g, '');
  return secrets.hash('recovery code', `${accountId} ${letters}`);
}
