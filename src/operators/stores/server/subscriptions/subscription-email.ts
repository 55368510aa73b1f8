import type { PlanRules } from '#operators/plans/rules/plan.ts';
import type { PlanStep } from '#operators/plans/rules/plan-rules.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import type { Email } from '#platform/mail/server/send-email.ts';

/** In both languages, because the reader's is not known. */
export interface PlanEmail {
  subject: string;
  en: string;
  hi: string;
}

export interface StepFacts extends PlanRules {
  /** When the plan ends, and when the last one's terms begin. */
  endDay: string;
  lastDay: string;
  /** Whether guests can order then. */
  isOrderingLeft: boolean;
}

/** What owners are told before each step, and at it. */
export function stepEmail(step: PlanStep, facts: StepFacts): PlanEmail {
  const { graceDays } = facts;
  const last = nameInEmail(facts.lastPlan);
  const [end, down] = [dayIn(facts.endDay), dayIn(facts.lastDay)];
  const { en: graceLine, hi: graceLineInHindi } = {
    en: graceDays === 0 ? '' : ` Everything then keeps working for ${countDays(graceDays)}, until ${down}.`,
    hi: graceDays === 0 ? '' : ` उसके बाद ${graceDays} दिन, ${down} तक, सब कुछ पहले जैसा चलेगा।`,
  };
  const { en: after, hi: afterInHindi } = facts.isOrderingLeft
    ? {
        en: `you have what ${last} has: guests can still order, and what you have stays, but new things need a new plan.`,
        hi: `आपके पास ${last} प्लान की सुविधाएँ होंगी: मेहमान ऑर्डर करते रहेंगे और जो है वह रहेगा, पर नई चीज़ों के लिए नया प्लान चाहिए।`,
      }
    : {
        en: `you have what ${last} has: guests can see your menu, but no longer order from it.`,
        hi: `आपके पास ${last} प्लान की सुविधाएँ होंगी: मेहमान मेन्यू देख सकेंगे, पर उससे ऑर्डर नहीं कर सकेंगे।`,
      };
  const soon = {
    en: `Your plan ends on ${end}.${graceLine} After that ${after} To keep everything, please renew it.`,
    hi: `आपका प्लान ${end} को ख़त्म होगा।${graceLineInHindi} फिर ${afterInHindi} सब कुछ बना रहे, इसके लिए प्लान रिन्यू करें।`,
  };
  const emails: Record<PlanStep, PlanEmail> = {
    ends: { subject: 'Your plan ends soon · आपका प्लान जल्द ख़त्म होगा', ...soon },
    endsTomorrow: { subject: 'Your plan is about to end · आपका प्लान ख़त्म होने वाला है', ...soon },
    past_due: {
      subject: 'Your plan is past due · आपके प्लान का समय निकल गया',
      en: `Your plan ended on ${end}. Everything keeps working for ${countDays(graceDays)}, until ${down}. After that ${after}`,
      hi: `आपका प्लान ${end} को ख़त्म हो गया। ${graceDays} दिन, ${down} तक, सब कुछ पहले जैसा चलेगा। फिर ${afterInHindi}`,
    },
    lastDay: {
      subject: 'Last day of your plan · आपके प्लान का आख़िरी दिन',
      en: `Your plan ended on ${end}, and the ${countDays(graceDays)} after it are almost over. After ${down} ${after}`,
      hi: `आपका प्लान ${end} को ख़त्म हुआ था, और उसके बाद के ${graceDays} दिन भी लगभग पूरे हो गए। ${down} के बाद ${afterInHindi}`,
    },
    ended: {
      subject: 'Your plan has ended · आपका प्लान ख़त्म हो गया',
      en: `Your plan has ended. From now on ${after}`,
      hi: `आपका प्लान ख़त्म हो गया। अब से ${afterInHindi}`,
    },
  };
  return emails[step];
}

const countDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

const dayIn = (day: string) => day.split('-').reverse().join('/');

export const ORDERS_EMAILS: Record<'ordersNear' | 'ordersFull', PlanEmail> = {
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

export function writeSubscriptionEmail(
  { subject, en, hi }: PlanEmail,
  storeName: string,
  link: string,
): Email {
  return {
    subject,
    text: `${nameInEmail(storeName)}

${en}

${link}

—

${hi} ऊपर का लिंक खोलें।`,
  };
}
