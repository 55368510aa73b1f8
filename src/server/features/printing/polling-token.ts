import { randomBytes } from 'node:crypto';
import { sha256 } from '../../platform/secrets/secrets.ts';

/** Told apart by eye, for whoever has to type it into a printer. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 24;

/** 120 random bits behind the store's key. */
export function newPollingToken(storeKey: string): string {
  return `${storeKey}-${[...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

export function hashToken(token: string): string {
  return sha256(token);
}
