import type { Ctx } from '#platform/context/server/context.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import { type Email, keepEmails } from '#platform/mail/server/send-email.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { findOwnerEmails } from '#restaurant/access/server/membership.ts';
import { eraseTime } from '#restaurant/stores/rules/closing.ts';
import { atOffice } from '#restaurant/stores/server/at-office.ts';

type ClosingNews = 'closed' | 'soon' | 'erased';

const NEWS: Record<
  ClosingNews,
  { subject: string; en: (day: string) => string; hi: (day: string) => string }
> = {
  closed: {
    subject: 'Your restaurant is closed · आपका रेस्टोरेंट बंद हो गया',
    en: (day) =>
      `Guests can no longer order. Until ${day} you can export everything, or open it again. Then it is erased.`,
    hi: (day) =>
      `मेहमान अब ऑर्डर नहीं कर सकते। ${day} तक आप सब कुछ एक्सपोर्ट कर सकते हैं या इसे फिर खोल सकते हैं। उसके बाद यह मिटा दिया जाएगा।`,
  },
  soon: {
    subject: 'Your restaurant is erased soon · आपका रेस्टोरेंट जल्द मिटा दिया जाएगा',
    en: (day) =>
      `It is closed, and all of it is erased on ${day}. Until then you can export it, or open it again.`,
    hi: (day) =>
      `यह बंद है, और ${day} को इसका सब कुछ मिटा दिया जाएगा। तब तक आप इसे एक्सपोर्ट कर सकते हैं या फिर खोल सकते हैं।`,
  },
  erased: {
    subject: 'Your restaurant is erased · आपका रेस्टोरेंट मिटा दिया गया',
    en: () => 'Its menu, orders, bills and pictures are erased. Your own account stays.',
    hi: () => 'इसका मेन्यू, ऑर्डर, बिल और तस्वीरें मिटा दी गई हैं। आपका अपना खाता बना रहेगा।',
  },
};

/** In both languages, because the reader's is not known. */
function write(news: ClosingNews, name: string, day: string, link: string): Email {
  const { subject, en, hi } = NEWS[news];
  const further = news === 'erased' ? '' : `\n\n${link}`;
  return { subject, text: `${nameInEmail(name)}\n\n${en(day)}${further}\n\n—\n\n${hi(day)}\n` };
}

interface ClosedStore {
  storeId: string;
  name: string;
  timeZone: string;
  closedAt: Date | null;
}

/** Tells the owners, in the transaction of the news. Answers what sends the emails after COMMIT. */
export async function tellOwners(tx: Ctx, news: ClosingNews, store: ClosedStore) {
  const day = dayIn(store.timeZone, eraseTime(store.closedAt?.getTime() ?? 0));
  const office = await atOffice(tx, store.storeId);
  const link = `${office.site.origin}/app/settings/close`;
  const owners = await findOwnerEmails(tx, store.storeId);
  return keepEmails(office, 'closing', owners, () => write(news, store.name, day, link));
}
