import { createHash, randomBytes, randomUUID } from 'node:crypto';

let latest = { at: 0, count: 0 };

/**
 * UUIDv7 (RFC 9562, 5.7 and 6.2). It begins with the time, so that a store's new rows are together in the index, then
 * a count that keeps the order within a millisecond of one process.
 */
export function uuidV7(now: number): string {
  latest = { at: now, count: now === latest.at ? latest.count + 1 : 0 };
  const time = timeOf(now);
  const version = (0x7000 | ((latest.count >> 14) & 0xfff)).toString(16);
  const variant = (0x8000 | (latest.count & 0x3fff)).toString(16);
  // It takes its bits from a pool, where randomBytes asks the system for them each time.
  const random = randomUUID().slice(-12);
  return `${time}-${version}-${variant}-${random}`;
}

/**
 * The least id of an instant. Ids are in the order of time, so a day's ids are a range and need no index of their
 * own.
 */
export function firstIdAt(at: number): string {
  return `${timeOf(at)}-0000-0000-000000000000`;
}

function timeOf(at: number): string {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}

const KEY_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The id of the store that a client makes with this key, so that it is made once. It looks like any other store's. */
export function storeIdFor(brandId: string, key: string): string {
  const hex = createHash('sha256').update(`${brandId} ${key}`).digest('hex');
  const third = `4${hex.slice(13, 16)}-a${hex.slice(17, 20)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${third}-${hex.slice(20, 32)}`;
}

/** A store's short key, the prefix of its order slugs. It is unique through store_routes. */
export function newStoreKey(): string {
  return [...randomBytes(7)].map((byte) => KEY_LETTERS[byte % KEY_LETTERS.length]).join('');
}

/** 128 random bits, which can't be guessed. Anybody with the link may see the order. */
export function newOrderSlug(storeKey: string): string {
  return `${storeKey}-${randomBytes(16).toString('base64url')}`;
}

export function storeKeyOf(orderSlug: string): string {
  return orderSlug.slice(0, Math.max(0, orderSlug.indexOf('-')));
}
