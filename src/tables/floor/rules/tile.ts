import { isForgotten } from '#ordering/courses/rules/pace.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { parseHundredths, toNumber } from '#platform/money/rules/money.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { type Ages, ageLevel } from '#restaurant/stores/rules/board.ts';
import type { FloorSitting, FloorTable } from '#tables/sittings/wire/sittings.ts';

/**
 * What a table of the floor is about. `ready`: food waits to be carried to it. `held`: all that was fired was made, and the
 * next course waits. `left`: money is due, and nothing has happened there for long.
 */
export type TileState =
  | 'free'
  | 'loose'
  | 'seated'
  | 'waiting'
  | 'ready'
  | 'held'
  | 'served'
  | 'asked'
  | 'paid'
  | 'left';

export type TileTone = 'free' | 'calm' | 'good' | 'warn' | 'bad';

export interface Tile {
  state: TileState;
  tone: TileTone;
  /** For how long it has been so. Null where no time counts. */
  minutes: number | null;
}

/** Guests who have sat for that long without an order want somebody to come. */
const NOT_ORDERED_MS = 10 * MINUTE;
const ASKED_MS = 5 * MINUTE;
const QUIET_MS = 60 * MINUTE;

type Shown = Pick<FloorTable, 'sitting' | 'loose'>;

/** Whether guests sit there, or somebody ordered for it without a table that orders together. */
export const isTaken = ({ sitting, loose }: Shown): boolean =>
  loose > 0 || (sitting !== null && sitting.state !== 'closed');

const FREE: Tile = { state: 'free', tone: 'free', minutes: null };
const LOOSE: Tile = { state: 'loose', tone: 'warn', minutes: null };

export function tileOf({ sitting, loose }: Shown, now: number, ages: Ages): Tile {
  if (!sitting || sitting.state === 'closed') return loose > 0 ? LOOSE : FREE;
  const tile = (state: TileState, tone: TileTone, since: number): Tile => ({
    state,
    tone,
    minutes: Math.max(0, Math.floor((now - since) / MINUTE)),
  });
  const rounds = sitting.rounds.filter(({ state }) => state !== CANCELLED);
  const open = rounds.filter(({ state }) => state !== SERVED);
  const oldest = Math.min(...open.map(({ createdAt }) => Date.parse(createdAt)));
  const asked = momentOf(sitting.askedAt);
  const served = rounds.map(({ servedAt, createdAt }) => momentOf(servedAt ?? createdAt));
  const latest = Math.max(asked, ...served);

  const made = madeAt(sitting, now, oldest);
  if (made?.state === 'ready') return tile('ready', 'warn', made.since);
  if (open.length === 0 && dueOfTable(sitting) > 0 && now - latest >= QUIET_MS)
    return tile('left', 'bad', latest);
  if (sitting.state === 'asked') return tile('asked', now - asked >= ASKED_MS ? 'bad' : 'warn', asked);
  if (made) return tile('held', 'warn', made.since);
  if (open.length > 0) return tile('waiting', TONES[ageLevel(now - oldest, ages)], oldest);
  if (sitting.state === 'paid' && dueOfTable(sitting) === 0)
    return tile('paid', 'good', momentOf(sitting.paidAt));
  if (rounds.length > 0) return tile('served', 'calm', latest);
  return tile('seated', toneOfSeated(sitting, now), momentOf(sitting.openedAt));
}

const toneOfSeated = ({ openedAt }: FloorSitting, now: number): TileTone =>
  now - momentOf(openedAt) >= NOT_ORDERED_MS ? 'warn' : 'calm';

/** What is made waits to be carried, or was carried while the next course is held. */
function madeAt(
  { rounds, courses }: FloorSitting,
  now: number,
  oldest: number,
): { state: 'ready' | 'held'; since: number } | null {
  if (rounds.some(({ ready, state }) => ready && state < SERVED)) return { state: 'ready', since: oldest };
  if (!courses?.isServed) return null;
  // Without a time nothing was made: what came before was taken off.
  if (courses.since === null) return { state: 'held', since: oldest };
  const since = Date.parse(courses.since);
  return { state: isForgotten(since, now) ? 'held' : 'ready', since };
}

/** With the bills of their own that some of its guests have. */
export function dueOfTable({ due = 0, bills = [] }: Pick<FloorSitting, 'due' | 'bills'>): number {
  const dues = [due, ...bills.map((bill) => bill.due)];
  return toNumber(dues.reduce((sum, one) => sum + (parseHundredths(one) ?? 0), 0));
}

const TONES = { fresh: 'calm', slow: 'warn', late: 'bad' } as const;

const momentOf = (text: string | null): number => (text === null ? 0 : Date.parse(text));
