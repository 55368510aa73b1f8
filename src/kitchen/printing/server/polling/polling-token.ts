import { randomBytes } from 'node:crypto';

/** Letters that are easy to tell apart when typed into a printer. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 24;

/** The store's key and 120 random bits. */
export function newPollingToken(storeKey: string): string {
  return `${storeKey}-${[...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}
