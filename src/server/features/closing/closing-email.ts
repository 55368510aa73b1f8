import { eraseTime } from '#domain/store/closing.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { nameInEmail } from '../../platform/mail/name-in-email.ts';
import { type Email, sendEmail } from '../../platform/mail/send-email.ts';

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
    hi: () => 'इसका मेन्यू, ऑर्डर, बिल और तस्वीरें मिटा दी गई हैं। आपका अपना अकाउंट बना रहेगा।',
  },
};

/** In both languages, because the reader's is not known. */
function write(news: ClosingNews, name: string, day: string, link: string): Email {
  const { subject, en, hi } = NEWS[news];
  const further = news === 'erased' ? '' : `\n\n${link}`;
  return { subject, text: `${nameInEmail(name)}\n\n${en(day)}${further}\n\n—\n\n${hi(day)}\n` };
}

/** An email that cannot be sent is reported, and the next owner is told. */
export async function tellOwners(
  { services }: Ctx,
  news: ClosingNews,
  { name, closedAt }: { name: string; closedAt: Date | null },
  owners: readonly string[],
): Promise<void> {
  const day = new Date(eraseTime(closedAt?.getTime() ?? 0)).toISOString().slice(0, 10);
  const link = `${services.sites.main().origin}/app/settings/close`;
  for (const to of owners)
    await sendEmail(services, 'closing', to, () => write(news, name, day, link)).catch(services.onError);
}
