import type { MandateEnd } from '#operators/plans/rules/mandate.ts';
import type { PlanEmail } from '#operators/stores/server/subscriptions/subscription-email.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import { formatMoneyFixed, type Minor } from '#platform/money/rules/money.ts';

interface Facts {
  plan: string;
  total: Minor;
  /** The day of the next charge. */
  day: string;
}

const rupees = (amount: Minor) => formatMoneyFixed(amount, 'INR');
const show = (day: string) => day.split('-').reverse().join('/');

const HOW_TO_END = {
  en: 'You can end this at any time in Settings → Plan, or in your UPI app or at your bank:',
  hi: 'इसे सेटिंग्स → प्लान में, या अपने UPI ऐप या बैंक में, कभी भी बंद किया जा सकता है।',
};

/** Once it is registered. */
export function agreedEmail({ plan, total, day }: Facts, cap: Minor): PlanEmail {
  const name = nameInEmail(plan);
  return {
    subject: 'Your plan renews automatically · आपका प्लान अपने आप रिन्यू होगा',
    en: `The plan ${name} now renews automatically. On ${show(day)} you are charged ${rupees(total)}; never more than ${rupees(cap)} at once, and you are told three days before. ${HOW_TO_END.en}`,
    hi: `${name} प्लान अब अपने आप रिन्यू होगा। ${show(day)} को ${rupees(total)} लिए जाएँगे; एक बार में ${rupees(cap)} से ज़्यादा कभी नहीं, और तीन दिन पहले बताया जाएगा। ${HOW_TO_END.hi}`,
  };
}

/** At least a day before the charge. */
export function announcedEmail({ plan, total, day }: Facts): PlanEmail {
  const name = nameInEmail(plan);
  return {
    subject: 'Your plan is about to renew · आपका प्लान रिन्यू होने वाला है',
    en: `On ${show(day)} you are charged ${rupees(total)} for the plan ${name}, as agreed. ${HOW_TO_END.en}`,
    hi: `${show(day)} को ${name} प्लान के ${rupees(total)} लिए जाएँगे, जैसा तय हुआ था। ${HOW_TO_END.hi}`,
  };
}

/** The link is that of the invoice, to pay it by hand. */
export function refusedEmail({ plan, total, day }: Facts): PlanEmail {
  const name = nameInEmail(plan);
  return {
    subject: 'The charge for your plan was refused · प्लान का भुगतान नहीं हो सका',
    en: `${rupees(total)} for the plan ${name} could not be charged. It is tried again on ${show(day)}. You can also pay it here:`,
    hi: `${name} प्लान के ${rupees(total)} नहीं लिए जा सके। ${show(day)} को फिर कोशिश होगी। खुद भी भुगतान कर सकते हैं।`,
  };
}

const WHY: Record<MandateEnd, { en: string; hi: string }> = {
  owner: { en: 'It was ended in Settings → Plan.', hi: 'इसे सेटिंग्स → प्लान में बंद किया गया।' },
  operator: { en: 'Whoever runs this site has ended it.', hi: 'साइट चलाने वालों ने इसे बंद किया।' },
  replaced: { en: 'Another one has taken its place.', hi: 'इसकी जगह नया तय हुआ है।' },
  rejected: { en: 'Your bank did not register it.', hi: 'आपके बैंक ने इसे दर्ज नहीं किया।' },
  revoked: {
    en: 'It was ended at your bank or in your UPI app.',
    hi: 'इसे आपके बैंक या UPI ऐप में बंद किया गया।',
  },
  expired: { en: 'What you agreed to has run out.', hi: 'आपकी मंज़ूरी का समय पूरा हो गया।' },
  refused: {
    en: 'The charge was refused several times.',
    hi: 'भुगतान कई बार मना हो गया।',
  },
  price: {
    en: 'It costs more now than what you agreed to, so nothing is charged. When you pay the next time, you can agree again.',
    hi: 'दाम अब आपकी मंज़ूरी से ज़्यादा है, इसलिए कुछ नहीं लिया जाएगा। अगली बार भुगतान करते समय फिर मंज़ूरी दे सकते हैं।',
  },
  plan: {
    en: 'You no longer have this plan, or it is no longer sold.',
    hi: 'यह प्लान अब आपका नहीं है, या अब नहीं बिकता।',
  },
  store: { en: 'The restaurant is suspended or closed.', hi: 'रेस्टोरेंट रुका हुआ या बंद है।' },
  seller: {
    en: 'Whoever runs this site takes payments in another way now. When you pay the next time, you can agree again.',
    hi: 'साइट चलाने वाले अब भुगतान दूसरे तरीके से लेते हैं। अगली बार भुगतान करते समय फिर मंज़ूरी दे सकते हैं।',
  },
};

export function endedEmail(plan: string, why: MandateEnd): PlanEmail {
  const name = nameInEmail(plan);
  return {
    subject: 'Your plan no longer renews automatically · आपका प्लान अब अपने आप रिन्यू नहीं होगा',
    en: `The plan ${name} no longer renews automatically. ${WHY[why].en} To keep your plan, please renew it before it ends:`,
    hi: `${name} प्लान अब अपने आप रिन्यू नहीं होगा। ${WHY[why].hi} प्लान बना रहे, इसके लिए उसे समय पर रिन्यू करें।`,
  };
}
