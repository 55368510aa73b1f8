import { nameInEmail } from '../../platform/mail/name-in-email.ts';
import type { Email } from '../../platform/mail/send-email.ts';

interface HandOver {
  /** The address of the new owner. */
  owner: string;
  /** Whether the reader is that owner. */
  isOwner: boolean;
  link: string;
}

/** In both languages, because the reader's is not known. */
export function writeHandOverEmail(storeName: string, { owner, isOwner, link }: HandOver): Email {
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
