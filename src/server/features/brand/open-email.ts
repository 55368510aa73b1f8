import { nameInEmail } from '../../platform/mail/name-in-email.ts';
import type { Email } from '../../platform/mail/send-email.ts';

/** To the first operator of a brand, in both languages, because the reader's is not known. */
export function writeBrandEmail(brand: string, link: string, isKnown: boolean): Email {
  const name = nameInEmail(brand);
  return {
    subject: `Run ${name} · ${name} चलाएँ`,
    text: `Hello,

you are to run ${name}: its restaurants, plans and looks. ${isKnown ? 'Sign in with the password that you have' : 'Choose a password here'}, then set up a second step:
${link}
${isKnown ? '' : '\nThe link works once, for a day.\n'}
—

नमस्ते,

आप ${name} चलाएँगे: उसके रेस्टोरेंट, प्लान और रूप। ${isKnown ? 'ऊपर के लिंक पर अपने पासवर्ड से साइन इन करें' : 'ऊपर के लिंक पर पासवर्ड चुनें'}, फिर दूसरा क़दम चालू करें।${isKnown ? '' : ' लिंक एक बार और एक दिन तक चलेगा।'}
`,
  };
}
