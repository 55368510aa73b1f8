import { formatMoment, type Language } from './moment.ts';

/** What the guest is told by email. */
export type EmailNews = 'received' | 'confirmed' | 'changed' | 'cancelled' | 'reminder';

interface Told {
  restaurant: string;
  startsAt: number;
  timeZone: string;
  party: number;
  /** The guest's page of the reservation. */
  link: string;
}

interface Words {
  subjects: Record<EmailNews, string>;
  news: Record<EmailNews, string>;
  party: (count: number) => string;
  /** How to change or cancel. */
  manage: string;
  again: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    subjects: {
      received: 'We have your request',
      confirmed: 'Your table is reserved',
      changed: 'Your reservation has changed',
      cancelled: 'Your reservation is cancelled',
      reminder: 'See you soon',
    },
    news: {
      received: 'The restaurant will confirm your reservation.',
      confirmed: 'Your table is reserved.',
      changed: 'Your reservation is now:',
      cancelled: 'The restaurant had to cancel your reservation.',
      reminder: 'We look forward to seeing you.',
    },
    party: (count) => (count === 1 ? '1 guest' : `${count} guests`),
    manage: 'To change or cancel it, open:',
    again: 'To reserve again, open:',
  },
  hi: {
    subjects: {
      received: 'आपका अनुरोध मिल गया',
      confirmed: 'आपकी टेबल बुक है',
      changed: 'आपकी बुकिंग बदल गई',
      cancelled: 'आपकी बुकिंग रद्द हो गई',
      reminder: 'जल्द मिलते हैं',
    },
    news: {
      received: 'रेस्टोरेंट आपकी बुकिंग कन्फ़र्म करेगा।',
      confirmed: 'आपकी टेबल बुक है।',
      changed: 'आपकी बुकिंग अब यह है:',
      cancelled: 'रेस्टोरेंट को आपकी बुकिंग रद्द करनी पड़ी।',
      reminder: 'हम आपका इंतज़ार करेंगे।',
    },
    party: (count) => `${count} मेहमान`,
    manage: 'इसे बदलने या रद्द करने के लिए खोलें:',
    again: 'फिर से बुक करने के लिए खोलें:',
  },
};

/** Nothing in it was typed by the guest, because anybody can enter anybody's address. */
export function writeEmail(news: EmailNews, told: Told, language: Language) {
  const { restaurant, startsAt, timeZone, party, link } = told;
  const words = WORDS[language];
  const when = formatMoment(startsAt, timeZone, language);
  const what = `${restaurant}\n${when}\n${words.party(party)}`;
  const next = news === 'cancelled' ? words.again : words.manage;
  return {
    subject: `${words.subjects[news]} · ${restaurant}, ${when}`,
    text: `${words.news[news]}\n\n${what}\n\n${next}\n${link}\n`,
  };
}
