import type { Locale } from '#domain/api/page.ts';

const LANGUAGES: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' };

/** The day of a story in the restaurant's time zone. Only the server writes it, so Intl cannot differ. */
export function storyDay(
  instant: string,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string {
  return new Intl.DateTimeFormat(LANGUAGES[locale], { dateStyle: 'long', timeZone }).format(
    new Date(instant),
  );
}
