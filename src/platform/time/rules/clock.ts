const MOST_CLOCKS = 200;

/** One formatter for each zone in use. Creating one takes longer than the rest of an order's arithmetic. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The Swedish locale formats date and time as 2026-11-20 18:30. */
export function clockOf(name: string): Intl.DateTimeFormat {
  const timeZone = name.toLowerCase();
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, ...day, ...time });
  // Inserted again, so that the first entry is the least recently used.
  clocks.delete(timeZone);
  clocks.set(timeZone, clock);
  if (clocks.size > MOST_CLOCKS) clocks.delete(clocks.keys().next().value ?? '');
  return clock;
}

export function minuteOfDayIn(timeZone: string, now: number): number {
  const shown = clockOf(timeZone).format(now);
  return Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14));
}

/** Returns the local day, such as 2026-11-20. */
export function dayIn(timeZone: string, now: number): string {
  return clockOf(timeZone).format(now).slice(0, 10);
}

/** Other names are ambiguous, such as IST, or unknown to PostgreSQL. */
const AREAS = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//i;

/** Accepts UTC and names of places, which browsers and PostgreSQL both know. */
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

export function earliest(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length === 0 ? null : Math.min(...known);
}
