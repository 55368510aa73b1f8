import { formatMoment } from '#guests/reservations/rules/moment.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { type CallKind, isOfEveryStore } from '#tables/sittings/rules/settings.ts';
import type { Alike } from './groups.ts';
import type { PlanNews, RenewalNews, ReservationNews, Told } from './notifications.ts';

interface Words {
  placed: (order: number) => string;
  cancelled: (order: number) => string;
  claimed: (order: number, amount: string) => string;
  rated: (order: number, stars: number) => string;
  message: string;
  reservation: Record<ReservationNews, (party: number, when: string) => string>;
  calls: Record<CallKind, string>;
  printer: (name: string) => string;
  pinLocked: (person: string, tablet: string) => string;
  mail: (count: number) => string;
  mailFailing: string;
  plan: Record<PlanNews, string>;
  renewal: Record<RenewalNews, string>;
  /** Many that are alike. */
  many: Record<Alike, (count: number) => string> & {
    reservation: Record<ReservationNews, (count: number) => string>;
  };
}

/** For the bell, for pushes and for emails. */
const WORDS: Record<OfficeLanguage, Words> = {
  en: {
    placed: (order) => `New order ${order}`,
    cancelled: (order) => `The guest cancelled order ${order}`,
    claimed: (order, amount) => `The guest says they paid ${amount} for order ${order}`,
    rated: (order, stars) => `${stars === 1 ? '1 star' : `${stars} stars`} for order ${order}`,
    message: 'A guest has written',
    reservation: {
      made: (party, when) => `New reservation for ${party}: ${when}`,
      changed: (party, when) => `A guest changed their reservation for ${party}: ${when}`,
      cancelled: (party, when) => `A guest cancelled their reservation for ${party}: ${when}`,
      waiting: (party) => `A party of ${party} has joined the line`,
    },
    calls: {
      waiter: 'please come',
      water: 'water, please',
      cutlery: 'cutlery, please',
      clean: 'please clean the table',
      bill: 'the bill, please',
    },
    printer: (name) => `${name} has stopped printing`,
    pinLocked: (person, tablet) => `${tablet}: the PIN of ${person} was wrong five times`,
    mail: (count) => (count === 1 ? 'A new email has arrived' : `${count} new emails have arrived`),
    mailFailing: 'Your mailbox refuses the password',
    plan: {
      ends: 'Your plan ends within a week',
      past_due: 'Your plan is past due',
      ended: 'Your plan has ended',
      ordersNear: '80 % of this month’s orders are used',
      ordersFull: 'All of this month’s orders are used',
    },
    renewal: {
      agreed: 'Your plan renews automatically now',
      soon: 'Your plan renews automatically within three days',
      refused: 'The charge for your plan was refused',
      ended: 'Your plan no longer renews automatically',
    },
    many: {
      order_placed: (count) => `${count} new orders`,
      order_cancelled: (count) => `${count} orders were cancelled by guests`,
      payment_claimed: (count) => `${count} guests say they paid`,
      guest_rated: (count) => `${count} ratings`,
      chat_message: (count) => `${count} messages of guests`,
      table_call: (count) => `${count} calls from tables`,
      reservation: {
        made: (count) => `${count} new reservations`,
        changed: (count) => `${count} changed reservations`,
        cancelled: (count) => `${count} cancelled reservations`,
        waiting: (count) => `${count} parties have joined the line`,
      },
    },
  },
  hi: {
    placed: (order) => `नया ऑर्डर ${order}`,
    cancelled: (order) => `मेहमान ने ऑर्डर ${order} रद्द किया`,
    claimed: (order, amount) => `मेहमान के अनुसार ऑर्डर ${order} के ${amount} चुका दिए`,
    rated: (order, stars) => `ऑर्डर ${order} को ${stars === 1 ? '1 सितारा' : `${stars} सितारे`}`,
    message: 'मेहमान ने संदेश लिखा',
    reservation: {
      made: (party, when) => `${party} लोगों की नई बुकिंग: ${when}`,
      changed: (party, when) => `मेहमान ने ${party} लोगों की बुकिंग बदली: ${when}`,
      cancelled: (party, when) => `मेहमान ने ${party} लोगों की बुकिंग रद्द की: ${when}`,
      waiting: (party) => `${party} लोग इंतज़ार में जुड़े`,
    },
    calls: {
      waiter: 'वेटर को बुलाया है',
      water: 'पानी चाहिए',
      cutlery: 'चम्मच-काँटे चाहिए',
      clean: 'टेबल साफ़ करवानी है',
      bill: 'बिल चाहिए',
    },
    printer: (name) => `${name} ने छापना बंद कर दिया`,
    pinLocked: (person, tablet) => `${tablet}: ${person} का PIN पाँच बार ग़लत डाला गया`,
    mail: (count) => (count === 1 ? 'नया ईमेल आया है' : `${count} नए ईमेल आए हैं`),
    mailFailing: 'आपका मेलबॉक्स पासवर्ड नहीं मान रहा',
    plan: {
      ends: 'आपका प्लान एक हफ़्ते में ख़त्म होगा',
      past_due: 'आपके प्लान का समय निकल गया',
      ended: 'आपका प्लान ख़त्म हो गया',
      ordersNear: 'इस महीने के 80 % ऑर्डर हो चुके',
      ordersFull: 'इस महीने के सारे ऑर्डर हो चुके',
    },
    renewal: {
      agreed: 'आपका प्लान अब अपने आप रिन्यू होगा',
      soon: 'आपका प्लान तीन दिन में अपने आप रिन्यू होगा',
      refused: 'आपके प्लान का भुगतान मना हो गया',
      ended: 'आपका प्लान अब अपने आप रिन्यू नहीं होगा',
    },
    many: {
      order_placed: (count) => `${count} नए ऑर्डर`,
      order_cancelled: (count) => `मेहमानों ने ${count} ऑर्डर रद्द किए`,
      payment_claimed: (count) => `${count} मेहमानों के अनुसार पैसे चुका दिए`,
      guest_rated: (count) => `${count} रेटिंग`,
      chat_message: (count) => `मेहमानों के ${count} संदेश`,
      table_call: (count) => `टेबलों से ${count} बुलावे`,
      reservation: {
        made: (count) => `${count} नई बुकिंग`,
        changed: (count) => `${count} बदली हुई बुकिंग`,
        cancelled: (count) => `${count} रद्द बुकिंग`,
        waiting: (count) => `${count} पार्टियाँ इंतज़ार में जुड़ीं`,
      },
    },
  },
};

export function describeNotification(told: Told, language: OfficeLanguage): string {
  const words = WORDS[language];
  switch (told.kind) {
    case 'order_placed':
      return words.placed(told.facts.orderNo);
    case 'order_cancelled':
      return words.cancelled(told.facts.orderNo);
    case 'payment_claimed': {
      const { orderNo, amount, currency } = told.facts;
      return words.claimed(orderNo, formatSum(parseHundredths(amount) ?? 0, currency));
    }
    case 'guest_rated':
      return words.rated(told.facts.orderNo, told.facts.stars);
    case 'chat_message':
      return words.message;
    case 'reservation': {
      const { news, party, name, startsAt, timeZone } = told.facts;
      const what = words.reservation[news](party, formatMoment(Date.parse(startsAt), timeZone, language));
      return name ? `${name} · ${what}` : what;
    }
    case 'table_call': {
      const { place, call, label = call } = told.facts;
      return `${place}: ${isOfEveryStore(call) ? words.calls[call] : label}`;
    }
    case 'printer_failing':
      return words.printer(told.facts.printer);
    case 'pin_locked':
      return words.pinLocked(told.facts.person, told.facts.tablet);
    case 'mail':
      return told.facts.news === 'failing' ? words.mailFailing : words.mail(told.facts.count);
    case 'plan':
      return told.facts.renewal ? words.renewal[told.facts.renewal] : words.plan[told.facts.news];
  }
}

/** So many of which each says the same. */
export function describeMany(told: Told, count: number, language: OfficeLanguage): string {
  const { many, mail } = WORDS[language];
  if (told.kind === 'mail') return mail(count);
  if (told.kind === 'reservation') return many.reservation[told.facts.news](count);
  return told.kind in many ? many[told.kind as Alike](count) : describeNotification(told, language);
}
