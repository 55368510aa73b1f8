import type { Language } from '#platform/language/rules/languages.ts';
import { ALL_WORDS } from '#platform/language/rules/words/all-words.ts';
import { icsOf } from './ics.ts';
import { formatMoment } from './moment.ts';

/** What the guest is told by email. */
export type EmailNews = 'received' | 'confirmed' | 'changed' | 'cancelled' | 'reminder';

interface Told {
  restaurant: string;
  startsAt: number;
  timeZone: string;
  party: number;
  minutes: number;
  id: string;
  /** Of the restaurant; empty if it has not said them. */
  address: string;
  phone: string;
  /** The guest's page of the reservation. */
  link: string;
}

/** What a guest keeps in their calendar. */
const KEPT: readonly EmailNews[] = ['confirmed', 'changed', 'reminder'];

/** Nothing in it was typed by the guest, because anybody can enter anybody's address. */
export function writeEmail(news: EmailNews, told: Told, language: Language) {
  const { restaurant, startsAt, timeZone, party, address, phone, link } = told;
  const words = ALL_WORDS[language].words.reservationEmails;
  const when = formatMoment(startsAt, timeZone, language);
  const what = `${restaurant}\n${when}\n${words.party(party)}`;
  const where = [address, phone].filter(Boolean).map((line) => `\n${line}`);
  const next = news === 'cancelled' ? words.again : words.manage;
  return {
    subject: `${words.subjects[news]} · ${restaurant}, ${when}`,
    text: `${words.news[news]}\n\n${what}${where.join('')}\n\n${next}\n${link}\n`,
    ...(KEPT.includes(news) && {
      calendar: icsOf({
        ...told,
        startsAt: new Date(startsAt).toISOString(),
        title: `${restaurant} · ${words.party(party)}`,
        place: address,
      }),
    }),
  };
}
