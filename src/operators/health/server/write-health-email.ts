import { OFFICE_LANGUAGES, type OfficeLanguage } from '#platform/language/rules/languages.ts';
import type { Email } from '#platform/mail/server/send-email.ts';
import type { Site } from '#platform/site/server/sites.ts';
import type { Line } from '../rules/lines.ts';
import { HEALTH_TEXTS, nameLine, sayLine } from '../rules/say-line.ts';

/** Of the subject, which says no more of many lines at once. */
const MOST_NAMED = 3;

/** In both languages, because the reader's is not known. */
export function writeHealthEmail(site: Site, news: readonly Line[]): Email {
  return inBoth(site, (language) => {
    const heads = news.map(
      ({ name, state }) => `${nameLine(name, language)}: ${HEALTH_TEXTS[language].states[state]}`,
    );
    const said = news.map((line, at) => `${heads[at]}\n${sayLine(line, language, writeTime)}`);
    const more = heads.length > MOST_NAMED ? ' …' : '';
    return { subject: heads.slice(0, MOST_NAMED).join(', ') + more, text: said.join('\n\n') };
  });
}

export function writeTestEmail(site: Site): Email {
  return inBoth(site, (language) => {
    const { test } = HEALTH_TEXTS[language];
    return { subject: test.subject, text: test.text };
  });
}

function inBoth({ origin, brand }: Site, write: (language: OfficeLanguage) => Email): Email {
  const written = OFFICE_LANGUAGES.map(write);
  return {
    subject: `${brand.name}: ${written.map(({ subject }) => subject).join(' · ')}`,
    text: [...written.map(({ text }) => text), `${origin}/operator/health`].join('\n\n—\n\n'),
  };
}

const writeTime = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;
