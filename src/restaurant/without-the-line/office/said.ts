import { MINUTE } from '#platform/time/rules/durations.ts';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import type { OwnTablet } from '#restaurant/tablets/wire/tablets.ts';

/** An answer as it lies on an admitted tablet. */
export interface Said {
  at: number;
  what: {
    /** The build that understands it. */
    build: string;
    queryKey: readonly unknown[];
    /** Whom it was said to: another role hears other things. Null for what everybody is told. */
    role: string | null;
    data: unknown;
  };
}

/** What board, floor, counter, stock and till read of their store, and whether guests are named in it. */
const OF_STORE: ReadonlyMap<string, { hasGuests: boolean }> = new Map([
  ['profile', { hasGuests: false }],
  ['catalogue', { hasGuests: false }],
  ['tables', { hasGuests: false }],
  ['printers', { hasGuests: false }],
  ['stations', { hasGuests: false }],
  ['floor', { hasGuests: true }],
  ['sittings/*', { hasGuests: true }],
  ['orders', { hasGuests: true }],
  ['open-orders', { hasGuests: true }],
  ['stock', { hasGuests: false }],
  ['stock/recipes', { hasGuests: false }],
  ['stock/need', { hasGuests: false }],
  ['stock/buying', { hasGuests: false }],
  ['till', { hasGuests: true }],
]);
const OF_TABLET = ['session', 'tablet'];
/** By which guests could be reached. */
const OF_GUESTS = ['phone', 'countryCode', 'email', 'address'];

const placeOf = ([first, storeId, ...parts]: readonly unknown[], store: string) => {
  if (first !== 'stores' || storeId !== store) return undefined;
  return OF_STORE.get(parts[0] === 'sittings' && parts.length === 2 ? 'sittings/*' : parts.join('/'));
};

/** Whether an answer is kept at a tablet of this store. */
export function isKept(queryKey: readonly unknown[], store: string): boolean {
  return queryKey.length === 1
    ? OF_TABLET.includes(String(queryKey[0]))
    : placeOf(queryKey, store) !== undefined;
}

/** What is kept of an answer: nobody's turn with the tablet, and no guest's number or address. */
export function toKeep(queryKey: readonly unknown[], store: string, data: unknown): unknown {
  if (queryKey[0] === 'tablet') return { ...(data as OwnTablet), session: null };
  if (!placeOf(queryKey, store)?.hasGuests) return data;
  const kept = withoutGuests(data);
  // The board takes over whatever it hears of these.
  return queryKey[2] === 'orders' ? (kept as object[]).map((order) => ({ ...order, isCopy: true })) : kept;
}

function withoutGuests(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutGuests);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      OF_GUESTS.includes(name) && typeof value === 'string' ? '' : withoutGuests(value),
    ]),
  );
}

/** The session as it goes on after a reload: nobody's, once the tablet would have locked itself. */
export function sessionAfter(session: SessionView | null, keptAt: number, now: number): SessionView | null {
  const minutes = session?.tablet?.lockMinutes;
  return minutes !== undefined && now - keptAt >= minutes * MINUTE ? null : session;
}

export const roleIn = (session: SessionView | null | undefined, store: string): string | null =>
  session?.stores.find(({ _id }) => _id === store)?.role ?? null;
