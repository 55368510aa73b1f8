import type { PlanNews } from '#domain/notifications/notifications.ts';
import { nameInEmail } from '../../platform/mail/name-in-email.ts';
import type { Email } from '../../platform/mail/send-email.ts';

const NEWS: Record<PlanNews, { en: string; hi: string; subject: string }> = {
  ends: {
    subject: 'Your plan ends soon · आपका प्लान जल्द ख़त्म होगा',
    en: 'Your plan ends within a week. To keep everything it includes, please renew it.',
    hi: 'आपका प्लान एक हफ़्ते में ख़त्म होगा। उसकी सारी सुविधाएँ बनी रहें, इसके लिए उसे रिन्यू करें।',
  },
  past_due: {
    subject: 'Your plan is past due · आपके प्लान का समय निकल गया',
    en: 'Your plan has ended. Everything keeps working for 14 more days.',
    hi: 'आपके प्लान का आख़िरी दिन निकल गया। 14 दिन और सब कुछ पहले जैसा चलेगा।',
  },
  ended: {
    subject: 'Your plan has ended · आपका प्लान ख़त्म हो गया',
    en: 'Your plan has ended. Guests can still order, and what you have stays. New things need a new plan.',
    hi: 'आपका प्लान ख़त्म हो गया। मेहमान ऑर्डर करते रहेंगे और जो है वह रहेगा। नई चीज़ों के लिए नया प्लान चाहिए।',
  },
  ordersNear: {
    subject: 'Most of your plan’s orders are used · प्लान के ज़्यादातर ऑर्डर हो चुके',
    en: 'You have used 80 % of the orders that your plan has this month. Guests can always order.',
    hi: 'इस महीने आपके प्लान के 80 % ऑर्डर हो चुके हैं। मेहमान ऑर्डर करते रहेंगे।',
  },
  ordersFull: {
    subject: 'All of your plan’s orders are used · प्लान के सारे ऑर्डर हो चुके',
    en: 'You have used all orders that your plan has this month. Guests can always order. Please choose a larger plan.',
    hi: 'इस महीने आपके प्लान के सारे ऑर्डर हो चुके हैं। मेहमान ऑर्डर करते रहेंगे। कृपया बड़ा प्लान चुनें।',
  },
};

/** In both languages, because the reader's is not known. */
export function writeSubscriptionEmail(what: PlanNews, storeName: string, link: string): Email {
  const { subject, en, hi } = NEWS[what];
  const name = nameInEmail(storeName);
  return {
    subject,
    text: `${name}

${en}

${link}

—

${hi} ऊपर का लिंक खोलें।`,
  };
}
