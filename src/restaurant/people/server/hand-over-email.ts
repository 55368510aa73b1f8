import type { OfStore } from '#platform/context/server/context.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import { type Email, keepEmails } from '#platform/mail/server/send-email.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import type { LockedMember } from '#restaurant/access/server/membership.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';

interface Asking {
  /** The address of whoever was asked to take the store over. */
  to: string;
  by: string;
  /** From when they can, if no owner objects. */
  from: Date;
}

/** Tells the owners that somebody was asked to follow them. Answers what sends the emails after COMMIT. */
export async function tellOfAsking(tx: OfStore, owners: readonly LockedMember[], { to, by, from }: Asking) {
  const { name: storeName, timeZone } = await findStore(tx.db, tx.storeId);
  const [name, operator] = [nameInEmail(storeName), nameInEmail(by)];
  const day = dayIn(timeZone, from.getTime());
  const email: Email = {
    subject: `Who is to own ${name}? · ${name} किसका हो?`,
    text: `${operator}, who runs the site, asked ${to} to take ${name} over as its only owner. You would become a manager.

If this is right, agree on the page below, and they can begin. If it is not, take the invite back there. Without your answer they can take it over from ${day}.

${tx.site.origin}/app/management/user/list

—

साइट चलाने वाले ${operator} ने ${to} से कहा है कि वे ${name} के अकेले मालिक बनें। आप तब मैनेजर होंगे। सही हो तो ऊपर के लिंक पर हाँ कहें; नहीं तो वहीं न्योता वापस लें। जवाब न मिलने पर वे ${day} से मालिक बन सकते हैं।
`,
  };
  return keepEmails(
    tx,
    'handOver',
    owners.map((owner) => owner.email),
    () => email,
  );
}

/** Tells both sides of a hand-over. Answers what sends the emails after COMMIT. */
export async function tellOfHandOver(tx: OfStore, owner: string, before: readonly LockedMember[]) {
  const { name } = await findStore(tx.db, tx.storeId);
  const link = `${tx.site.origin}/app`;
  return keepEmails(tx, 'handOver', [owner, ...before.map(({ email }) => email)], (to) =>
    writeHandOverEmail(name, { owner, isOwner: to === owner, link }),
  );
}

interface HandOver {
  /** The address of the new owner. */
  owner: string;
  /** Whether the reader is that owner. */
  isOwner: boolean;
  link: string;
}

/** In both languages, because the reader's is not known. */
function writeHandOverEmail(storeName: string, { owner, isOwner, link }: HandOver): Email {
  const name = nameInEmail(storeName);
  const en = isOwner
    ? `You are now the owner of ${name}. Sign in to see it.`
    : `${owner} is now the owner of ${name}. You stay in its team as a manager.`;
  const hi = isOwner
    ? `अब आप ${name} के मालिक हैं। देखने के लिए साइन इन करें।`
    : `अब ${name} के मालिक ${owner} हैं। आप टीम में मैनेजर बने रहेंगे।`;
  return {
    subject: `${name} has a new owner · ${name} के नए मालिक`,
    text: `${en}

${link}

—

${hi}
`,
  };
}
