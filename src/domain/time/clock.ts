const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const MOST_CLOCKS = 200;

/** Made once for each zone in use: making one takes longer than all the rest of an order's arithmetic. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Swedish shows what a clock and a calendar say together as 2026-11-20 18:30. */
function clockOf(name: string): Intl.DateTimeFormat {
  const timeZone = name.toLowerCase();
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, ...day, ...time });
  // Put in anew, so that the first one is the one that was not used for longest.
  clocks.delete(timeZone);
  clocks.set(timeZone, clock);
  if (clocks.size > MOST_CLOCKS) clocks.delete(clocks.keys().next().value ?? '');
  return clock;
}

/** Minutes since midnight, as the clocks in that time zone show it. */
export function minuteOfDayIn(timeZone: string, now: number): number {
  const shown = clockOf(timeZone).format(now);
  return Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14));
}

/** The calendar day in that time zone, such as 2026-11-20. */
export function dayIn(timeZone: string, now: number): string {
  return clockOf(timeZone).format(now).slice(0, 10);
}

/** What clock and calendar show there, as the ms since 1970 at which those in Greenwich show the same. */
export function shownIn(timeZone: string, now: number): number {
  const [year = 0, month = 0, day, hour, minute] = clockOf(timeZone).format(now).split(/\D/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The first instant at which clock and calendar there have reached what those in Greenwich show then. */
export function instantIn(timeZone: string, shown: number): number {
  // No zone is further from Greenwich, so that a change of its clocks that matters lies in between.
  const [early, late] = [shown - 15 * HOUR, shown + 13 * HOUR];
  const before = shown - (shownIn(timeZone, early) - early);
  if (shownIn(timeZone, before) === shown) return before;
  const after = shown - (shownIn(timeZone, late) - late);
  if (shownIn(timeZone, after) === shown) return after;
  return firstMinute(after, before, (at) => shownIn(timeZone, at) >= shown);
}

/** Of the minutes from the first to the last, both given, where the last is known to be reached. */
function firstMinute(first: number, last: number, isReached: (at: number) => boolean): number {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
    if (isReached(middle)) high = middle;
    else low = middle + MINUTE;
  }
  return high;
}

/** What the names of places begin with; others, such as IST, are short for several clocks, or unknown to PostgreSQL. */
const AREAS = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//i;

/** A place by its name, or UTC: what both browsers and PostgreSQL know. */
export function isTimeZone(name: string): boolean {
  if (name === 'UTC') return true;
  try {
    return (
      AREAS.test(name) &&
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
    );
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export function parseClock(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

export function formatClock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Of what may come, the first; null when nothing does. */
export function earliest(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length === 0 ? null : Math.min(...known);
}
