import type { Ctx } from '#platform/context/server/context.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import { type Email, keepEmails } from '#platform/mail/server/send-email.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { findOwnerEmails } from '#restaurant/access/server/membership.ts';
import { atOffice } from '#restaurant/stores/server/at-office.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { stopsAt } from '../rules/own-domain.ts';
import type { DomainRow } from '../tables.ts';

type DomainNews = 'tell' | 'ended';

const NEWS: Record<
  DomainNews,
  {
    subject: string;
    en: (domain: string, day: string) => string;
    hi: (domain: string, day: string) => string;
  }
> = {
  tell: {
    subject: 'Your domain needs its record · आपके डोमेन का रिकॉर्ड चाहिए',
    en: (domain, day) =>
      `We no longer find the TXT record that shows that ${domain} is yours. Please add it again. Without it, ${domain} and codes printed with it stop on ${day}.`,
    hi: (domain, day) =>
      `${domain} आपका है, यह दिखाने वाला TXT रिकॉर्ड अब नहीं मिल रहा। कृपया उसे फिर जोड़ें। उसके बिना ${domain} और उससे छपे कोड ${day} को बंद हो जाएँगे।`,
  },
  ended: {
    subject: 'Your domain has stopped · आपका डोमेन बंद हो गया',
    en: (domain) =>
      `${domain} no longer shows your menu, because its TXT record has been missing for a week. Codes printed with it don’t work. Add the record and check the domain to have it back.`,
    hi: (domain) =>
      `${domain} पर अब आपका मेन्यू नहीं दिखता, क्योंकि उसका TXT रिकॉर्ड एक हफ़्ते से नहीं मिला। उससे छपे कोड काम नहीं करते। वापस पाने के लिए रिकॉर्ड जोड़ें और डोमेन जाँचें।`,
  },
};

/** Tells the owners, in the transaction of the news. Answers what sends the emails after COMMIT. */
export async function tellOwners(
  tx: Ctx,
  news: DomainNews,
  { storeId, domain, missingSince }: Pick<DomainRow, 'storeId' | 'domain' | 'missingSince'>,
): Promise<() => Promise<void>> {
  const { name, timeZone } = await findStore(tx.db, storeId);
  const day = dayIn(timeZone, stopsAt(missingSince?.getTime() ?? tx.now));
  const office = await atOffice(tx, storeId);
  const link = `${office.site.origin}/app/settings/domain`;
  const { subject, en, hi } = NEWS[news];
  const text = `${nameInEmail(name)}\n\n${en(domain, day)}\n\n${link}\n\n—\n\n${hi(domain, day)}\n`;
  const email: Email = { subject, text };
  return keepEmails(office, 'domain', await findOwnerEmails(tx, storeId), () => email);
}
