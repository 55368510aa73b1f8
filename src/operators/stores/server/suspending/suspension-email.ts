import type { Ctx } from '#platform/context/server/context.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import { type Email, keepEmails } from '#platform/mail/server/send-email.ts';
import { findOwnerEmails } from '#restaurant/access/server/membership.ts';
import { atOffice } from '#restaurant/stores/server/at-office.ts';

interface Told {
  storeId: string;
  name: string;
  /** Empty: it is resumed. */
  suspendedFor: string;
}

/** In both languages, because the reader's is not known. */
function write({ name, suspendedFor }: Told, link: string): Email {
  const isSuspended = suspendedFor !== '';
  const en = isSuspended
    ? `Guests can’t order for now. Why: ${suspendedFor}\n\nYou can still sign in, read and export. To talk to us, answer this email.`
    : 'Guests can order again.';
  const hi = isSuspended
    ? `मेहमान अभी ऑर्डर नहीं कर सकते। कारण: ${suspendedFor}\n\nआप साइन इन कर सकते हैं, देख और एक्सपोर्ट कर सकते हैं। हमसे बात करने के लिए इस ईमेल का जवाब दें।`
    : 'मेहमान फिर से ऑर्डर कर सकते हैं।';
  return {
    subject: isSuspended
      ? 'Your restaurant is suspended · आपका रेस्टोरेंट रोका गया है'
      : 'Your restaurant is back · आपका रेस्टोरेंट फिर चालू है',
    text: `${nameInEmail(name)}\n\n${en}\n\n${link}\n\n—\n\n${hi}\n`,
  };
}

/** Tells the owners, in the transaction of the news. Answers what sends the emails after COMMIT. */
export async function tellOfSuspension(tx: Ctx, store: Told) {
  const office = await atOffice(tx, store.storeId);
  const owners = await findOwnerEmails(tx, store.storeId);
  return keepEmails(office, 'plan', owners, () => write(store, `${office.site.origin}/app/dashboard`));
}
