/** A UUIDv7 as a device makes it: without a count of those of its millisecond. */
const OWN_ID = /^([0-9a-f]{8})-([0-9a-f]{4})-7000-8000-[0-9a-f]{12}$/;

/** The id of a command of this instant, and so of what it makes. `random`: 12 hex digits. */
export function ownIdAt(at: number, random: string): string {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${random}`;
}

/** The instant that is in an id of a device's; null for any other id. */
export function timeOfOwnId(id: string): number | null {
  const [, first, second] = OWN_ID.exec(id) ?? [];
  return first === undefined ? null : Number.parseInt(`${first}${second}`, 16);
}

/** The id of the table that an order opens; null for an order whose id is not a device's. */
export function openedWith(orderId: string): string | null {
  const at = timeOfOwnId(orderId);
  return at === null ? null : ownIdAt(at - 1, orderId.slice(-12));
}

/** The order that opens this table, or would have opened it; null for a table whose id is not a device's. */
export function openingOf(sittingId: string): string | null {
  const at = timeOfOwnId(sittingId);
  return at === null ? null : ownIdAt(at + 1, sittingId.slice(-12));
}

/** The id of one of the things that a command makes beside the first, such as the lines of an order, from 0. */
export function partIdOf(id: string, place: number): string {
  return `${id.slice(0, 19)}${(0x8001 + place).toString(16)}${id.slice(23)}`;
}
