import type { Ctx } from '#platform/context/server/context.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import { type Email, keepEmails } from '#platform/mail/server/send-email.ts';
import { findOwnerEmails } from '#restaurant/access/server/membership.ts';
import { atOffice } from '#restaurant/stores/server/at-office.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';

interface Told {
  name: string;
  url: string;
  link: string;
}

/** In both languages, because the reader's is not known. */
const write = ({ name, url, link }: Told): Email => ({
  subject: 'A webhook is switched off · वेबहुक बंद हो गया',
  text: `${nameInEmail(name)}

This address did not take what we sent for a day, so nothing is sent to it any more:
${url}

Once it works again, switch it on here. Its program can read what it has missed.
${link}

—

यह पता एक दिन से हमारी भेजी जानकारी नहीं ले रहा, इसलिए अब इस पर कुछ नहीं भेजा जाता। ठीक होने पर ऊपर के लिंक से चालू करें। प्रोग्राम छूटी हुई जानकारी पढ़ सकता है।
`,
});

/** Tells the owners, in the transaction that switches it off. Answers what sends the emails after COMMIT. */
export async function tellOfOff(tx: Ctx, storeId: string, url: string) {
  const office = await atOffice(tx, storeId);
  const { name } = await findStore(tx.db, storeId);
  const link = `${office.site.origin}/app/settings/keys`;
  return keepEmails(office, 'webhook', await findOwnerEmails(tx, storeId), () => write({ name, url, link }));
}
