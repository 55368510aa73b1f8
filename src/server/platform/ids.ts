import { randomBytes } from 'node:crypto';

let latest = { at: 0, count: 0 };

/**
 * UUIDv7 (RFC 9562, 5.7 and 6.2). It begins with the time, so that a store's new rows are together in the index, then
 * a count that keeps the order within a millisecond of one process.
 */
export function uuidV7(now: number): string {
  latest = { at: now, count: now === latest.at ? latest.count + 1 : 0 };
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | ((latest.count >> 14) & 0xfff), 6);
  bytes.writeUInt16BE(0x8000 | (latest.count & 0x3fff), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * The least id of an instant. Ids are in the order of time, so a day's ids are a range and need no index of their
 * own.
 */
export function firstIdAt(at: number): string {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

const KEY_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

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
