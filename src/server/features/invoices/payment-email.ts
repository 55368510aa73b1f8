import { nameInEmail } from '../../platform/mail/name-in-email.ts';
import type { Email } from '../../platform/mail/send-email.ts';

/** In both languages, because the reader's is not known. */
export function writePaymentEmail(storeName: string, plan: string, link: string): Email {
  return {
    subject: 'Payment request for your plan · आपके प्लान का भुगतान',
    text: `${nameInEmail(storeName)}

You are asked to pay for the plan ${nameInEmail(plan)}. Here you can see the request and pay it:

${link}

—

आपसे ${nameInEmail(plan)} प्लान का भुगतान माँगा गया है। ऊपर का लिंक खोलकर देखें और भुगतान करें।`,
  };
}
