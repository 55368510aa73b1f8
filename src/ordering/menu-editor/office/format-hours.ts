import type { MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { parseClock } from '#platform/time/rules/clock.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { formatTime } from '#ui/office/format.ts';

/** Formats the hours of a menu; null when it is served at all hours. */
export function hoursOf(
  menu: Pick<MenuView, 'activeStartTime' | 'activeEndTime'>,
  language: OfficeLanguage,
): [string, string] | null {
  const [from, to] = [clockText(menu.activeStartTime, language), clockText(menu.activeEndTime, language)];
  return from === null || to === null || from === to ? null : [from, to];
}

function clockText(clock: string | null, language: OfficeLanguage): string | null {
  const minute = clock === null ? null : parseClock(clock);
  return minute === null ? null : formatTime(minute * MINUTE, { language, timeZone: 'UTC' });
}
