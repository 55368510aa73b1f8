import type { UpiTexts } from './en.ts';

export const upiHi: UpiTexts = {
  title: (total) => `UPI से ${total} का भुगतान करें`,
  code: (total, payee) => `${payee} को ${total} के भुगतान का कोड`,
  lead: (payee) => `किसी भी UPI ऐप से स्कैन करें। देख लें कि ऐप में ${payee} लिखा है।`,
  open: 'UPI ऐप खोलें',
  openHint: 'लिंक नहीं चल रहा? दूसरे फ़ोन से कोड स्कैन करें, या UPI आईडी और राशि कॉपी करें।',
  id: 'UPI आईडी',
  amount: 'राशि',
  copyOf: (what) => `कॉपी करें: ${what}`,
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  paid: 'मैंने भुगतान कर दिया',
  reference: 'UPI रेफ़रेंस (UTR), अगर आपके पास हो',
  referenceHint: '12 अंक, जो भुगतान के बाद आपका ऐप दिखाता है। इनसे रेस्टोरेंट को आपका भुगतान जल्दी मिलता है।',
  referenceFault: 'रेफ़रेंस में 12 अंक होते हैं।',
  send: 'रेस्टोरेंट को बताएँ',
  sending: 'भेजा जा रहा है',
  refused: 'यह भेजा नहीं जा सका। कृपया स्टाफ़ को बताएँ।',
  notYet: 'अभी नहीं',
  waiting: 'रेस्टोरेंट की पुष्टि का इंतज़ार है',
  waitingHint: (total) =>
    `आपने बताया है कि ${total} का भुगतान कर दिया। रेस्टोरेंट जाँच रहा है; पुष्टि होते ही यहाँ दिखेगा।`,
  referenceIs: (utr) => `UPI रेफ़रेंस ${utr}`,
  correct: 'रेफ़रेंस बदलें',
  add: 'UPI रेफ़रेंस जोड़ें',
  keep: 'रहने दें',
};
