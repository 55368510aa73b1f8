import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import type { Email } from '#platform/mail/server/send-email.ts';
import type { Role } from '../../rules/permissions.ts';

interface Invited {
  product: string;
  storeName: string;
  inviter: string;
  role: Role;
  handsOver: boolean;
  link: string;
}

interface Words {
  roles: Record<Role, string>;
  subject: (product: string, storeName: string) => string;
  text: (invited: Invited & { as: string }) => string;
}

const WORDS: Record<OfficeLanguage, Words> = {
  en: {
    roles: { OWNER: 'an owner', MANAGER: 'a manager', STAFF: 'floor staff', KITCHEN: 'kitchen staff' },
    subject: (product, storeName) => `Join ${storeName} on ${product}`,
    text: ({ product, storeName, inviter, as, link }) =>
      `Hello,

${inviter} invited you to join ${storeName} on ${product} as ${as}.

Open this link to join:
${link}

It works once, for 7 days. If you don’t know ${inviter}, just ignore this email.
`,
  },
  hi: {
    roles: { OWNER: 'मालिक', MANAGER: 'मैनेजर', STAFF: 'स्टाफ़', KITCHEN: 'किचन' },
    subject: (product, storeName) => `${product} पर ${storeName} से जुड़ें`,
    text: ({ product, storeName, inviter, as, link }) =>
      `नमस्ते,

${inviter} ने आपको ${product} पर ${storeName} में काम करने के लिए बुलाया है। आपकी भूमिका: ${as}।

जुड़ने के लिए यह लिंक खोलें:
${link}

यह लिंक एक बार और 7 दिन तक चलेगा। अगर आप ${inviter} को नहीं जानते, तो इसे अनदेखा करें।
`,
  },
};

/** In both languages, because the reader's is not known. */
function writeTakeOver({ product, storeName, inviter, link }: Omit<Invited, 'role' | 'handsOver'>): Email {
  return {
    subject: `Take ${storeName} over on ${product} · ${storeName} के मालिक बनें`,
    text: `${inviter} asks you to take ${storeName} over on ${product}. You become its only owner; whoever owned it before becomes a manager.

Open this link to accept. It works once, for 7 days:
${link}

If you don’t know ${inviter}, just ignore this email.

—

${inviter} चाहते हैं कि ${product} पर ${storeName} अब आप सँभालें। आप इसके अकेले मालिक होंगे; अगर पहले कोई मालिक था, तो वह मैनेजर बनेगा। ऊपर का लिंक एक बार और 7 दिन तक चलेगा।
`,
  };
}

/** Bounds the names, so that they can't pass as the email's own text. */
export function writeInvitationEmail(language: OfficeLanguage, invited: Invited): Email {
  const { roles, subject, text } = WORDS[language];
  const [storeName, inviter] = [nameInEmail(invited.storeName), nameInEmail(invited.inviter)];
  if (invited.handsOver) return writeTakeOver({ ...invited, storeName, inviter });
  return {
    subject: subject(invited.product, storeName),
    text: text({ ...invited, storeName, inviter, as: roles[invited.role] }),
  };
}
