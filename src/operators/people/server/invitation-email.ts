import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import type { Email } from '#platform/mail/server/send-email.ts';

/** In both languages, because the reader's is not known. */
export function writeInvitation(product: string, inviter: string, link: string): Email {
  const by = nameInEmail(inviter);
  return {
    subject: `You are invited to run ${product} · ${product} चलाने का निमंत्रण`,
    text: `Hello,

${by} invites you to help to run ${product}. Open this link:
${link}

It works once, for 7 days. You need two-step sign-in afterwards. If you don’t know ${product}, just ignore this email.

—

नमस्ते,

${by} ने आपको ${product} चलाने में मदद करने का निमंत्रण दिया है। ऊपर का लिंक खोलें। यह एक बार और 7 दिन तक चलेगा।
उसके बाद आपको टू-स्टेप साइन-इन चालू करना होगा।
`,
  };
}
