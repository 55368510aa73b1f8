/** Made once for each time zone: making one takes longer than all the rest of an order's arithmetic. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(name: string): Intl.DateTimeFormat {
  const timeZone = name.toLowerCase();
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', options);
  clocks.set(timeZone, clock);
  return clock;
}

/** Minutes since midnight, as the clocks in that time zone show it. */
export function minuteOfDayIn(timeZone: string, now: number): number {
  const shown = clockOf(timeZone).format(now);
  return Number(shown.slice(0, 2)) * 60 + Number(shown.slice(3));
}

/** The calendar day in that time zone, such as 2026-11-20. */
export function dayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
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
