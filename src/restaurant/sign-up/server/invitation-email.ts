import type { Email } from '#platform/mail/server/send-email.ts';

/** In both languages, because the reader's is not known. */
export function writeOwnersInvitation(product: string, link: string): Email {
  return {
    subject: `Open your restaurant on ${product} · ${product} पर अपना रेस्टोरेंट खोलें`,
    text: `Hello,

you are invited to open your restaurant on ${product}. Open this link:
${link}

It works once, for 14 days. If you don’t know ${product}, just ignore this email.

—

नमस्ते,

आपको ${product} पर अपना रेस्टोरेंट खोलने का निमंत्रण है। ऊपर का लिंक खोलें। यह एक बार और 14 दिन तक चलेगा।
`,
  };
}
