import { readEntry, removeEntry, writeEntry } from '#platform/phone/guests/storage/vault.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { Draft } from '#tables/at-table/rules/shared-lines.ts';
import type { SittingView } from '../../wire/sittings.ts';

/** A table of a link, and whether somebody sits there. */
export interface TablePlace {
  iden: string;
  sits: 'free' | 'started' | 'staff';
}

/** This phone's part in a sitting. */
export interface Seat {
  /** The sitting's slug, and the secret of this guest. */
  slug: string;
  token: string;
  store: { slug: string; name: string };
  /** The table by its name, which follows the guests when they are moved. */
  iden: string;
  /** When the guest came, in ms since 1970. */
  at: number;
  /** When it ended for this guest; null while it goes on. */
  endedAt: number | null;
}

/** What the phone shows of a sitting without a network, and has not been able to send. */
export interface Kept {
  view: SittingView | null;
  drafts: Draft[];
}

/** For so long the bill and the orders can be looked at. A sitting that nobody closes is forgotten too. */
const LOOK_BACK_MS = DAY;
const LONGEST_MS = 3 * DAY;

const NAME = 'seats';
const keptName = (slug: string) => `table:${slug}`;

const isOver = ({ at, endedAt }: Seat, now: number) =>
  now - (endedAt ?? at) > (endedAt ? LOOK_BACK_MS : LONGEST_MS);

/** Latest first. Forgets those that are over for long. */
async function readSeats(): Promise<Seat[]> {
  const all = (await readEntry<Seat[]>(NAME)) ?? [];
  const now = Date.now();
  const [present, old] = [all.filter((seat) => !isOver(seat, now)), all.filter((seat) => isOver(seat, now))];
  if (old.length > 0) {
    await writeEntry(NAME, present);
    await Promise.all(old.map(({ slug }) => removeEntry(keptName(slug))));
  }
  return present;
}

/**
 * Where this phone sits at this table, or last sat if nobody sits there now; without a table, where it sits or last sat in
 * this store.
 */
export async function findSeat(store: string, place: TablePlace | null): Promise<Seat | null> {
  const seats = (await readSeats()).filter(
    (seat) => seat.store.slug === store && (place === null || seat.iden === place.iden),
  );
  const open = seats.find(({ endedAt }) => endedAt === null);
  return open ?? (place?.sits === 'started' ? null : (seats[0] ?? null));
}

export async function saveSeat(seat: Seat): Promise<void> {
  const others = (await readSeats()).filter(({ slug }) => slug !== seat.slug);
  await writeEntry(NAME, [seat, ...others]);
}

let written: Promise<void> = Promise.resolve();

export async function readKept(slug: string): Promise<Kept> {
  await written;
  return (await readEntry<Kept>(keptName(slug))) ?? { view: null, drafts: [] };
}

/** Encryption is asynchronous: writes are queued, so that the last one wins. */
export function writeKept(slug: string, kept: Kept): void {
  written = written.then(() => writeEntry(keptName(slug), kept));
}
