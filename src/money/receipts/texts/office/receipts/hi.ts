import type { receiptsEn } from './en.ts';

export const receiptsHi: typeof receiptsEn = {
  methods: {
    UPI: 'UPI',
    Cash: 'नकद',
    Card: 'कार्ड',
    gateway: 'ऑनलाइन',
    Account: 'खाते पर',
    LeftUnpaid: 'बिना दिए गए',
    WrittenOff: 'माफ़ किया',
  },
  claims: 'UPI भुगतान, जाँच बाकी',
  claimed: 'UPI जाँचें',
  ending: (utr) => `UTR …${utr}`,
  noReference: 'रेफ़रेंस नहीं',
  look: 'भुगतान जाँचें',
  lookAt: (order) => `${order}: UPI भुगतान जाँचें`,
  claimTitle: (total) => `मेहमान का कहना है कि UPI से ${total} दे दिए`,
  claimHint: 'पहले अपने UPI ऐप या बैंक में देखें। स्क्रीनशॉट पर भरोसा न करें।',
  changedSince: (due) => `अब सिर्फ़ ${due} बाकी है। इससे ज़्यादा जो दिया है, उसका रिफ़ंड करना होगा।`,
  cancelledSince: 'इस बीच ऑर्डर रद्द हो गया। पैसे आ गए हैं तो दर्ज करें, ताकि रिफ़ंड हो सके।',
  reference: 'UPI रेफ़रेंस (UTR)',
  confirm: (total) => `${total} मिल गए`,
  notReceived: 'नहीं मिले',
  reason: 'कारण (मेहमान देखेंगे)',
  reasons: ['हमारे खाते में नहीं आए', 'राशि अलग है', 'यह रेफ़रेंस नहीं मिला'],
  reasonOther: 'अपने शब्दों में',
  reasonMissing: 'कृपया कोई कारण चुनें या लिखें।',
  refuse: 'मेहमान को बताएँ',
  back: 'वापस',
  record: 'भुगतान दर्ज करें',
  recordOf: (due) => `भुगतान दर्ज करें, ${due} बाकी`,
  method: 'भुगतान कैसे हुआ?',
  amount: 'राशि',
  persons: 'बराबर बाँटें, लोग',
  personLess: 'एक व्यक्ति कम',
  personMore: 'एक व्यक्ति और',
  amountFault: (most) => `${most} तक की राशि`,
  utr: 'UTR, 12 अंक (ज़रूरी नहीं)',
  utrFault: 'UTR में 12 अंक होते हैं।',
  utrTaken: (order) => `इस UTR से ${order} का भुगतान हो चुका है।`,
  utrNeeded: (order) =>
    `${order} के लिए भी UPI से इतनी ही रकम बताई गई है। इस भुगतान का UTR लिखें, ताकि एक भुगतान दो बार न गिना जाए।`,
  slip: 'स्लिप नंबर (ज़रूरी नहीं)',
  recordNow: (total, method) => `${total} दर्ज करें, ${method}`,
  lateUnpaid: (count, sum, waited) => `परोसा, भुगतान बाकी: ${count} · ${sum} · ${waited}`,
  waited: (minutes) =>
    minutes < 120
      ? `${minutes} मिनट`
      : minutes < 2880
        ? `${Math.floor(minutes / 60)} घंटे`
        : `${Math.floor(minutes / 1440)} दिन`,
  paid: 'भुगतान हुआ',
  stillDue: (due) => `${due} अभी बाकी`,
  soFar: 'अब तक भुगतान',
  due: 'अभी बाकी',
  by: (text, name) => `${text}, ${name} द्वारा`,
};
