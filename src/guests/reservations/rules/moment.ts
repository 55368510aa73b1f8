import { LANGUAGES, type Language } from '#platform/language/rules/languages.ts';

function format(language: Language, timeZone: string, parts: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(LANGUAGES[language].tag, { timeZone, ...parts });
}

/** Such as Fri, 27 Nov, where the restaurant is. */
export function formatDay(at: number, timeZone: string, language: Language): string {
  return format(language, timeZone, { weekday: 'short', day: 'numeric', month: 'short' }).format(at);
}

/** Such as 7:30 pm, where the restaurant is. */
export function formatTime(at: number, timeZone: string, language: Language): string {
  return format(language, timeZone, { hour: 'numeric', minute: '2-digit' }).format(at);
}

export function formatMoment(at: number, timeZone: string, language: Language): string {
  return `${formatDay(at, timeZone, language)}, ${formatTime(at, timeZone, language)}`;
}
