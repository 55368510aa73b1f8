import type { brandsEn } from '../en/brands.ts';

export const brandsHi: typeof brandsEn = {
  title: 'सभी ब्रांड',
  lead: 'हर ब्रांड का अपना पता, नाम, रेस्टोरेंट, प्लान और ऑपरेटर होते हैं। एक से दूसरा दिखाई नहीं देता।',
  failed: 'ब्रांड अभी लोड नहीं हो सके',
  restaurants: (count) => `${count} रेस्टोरेंट`,
  operators: (count) => `${count} ऑपरेटर`,
  first: 'यही वाला',
  leadsHere: 'यहीं आता है',
  leadsElsewhere: 'अभी यहाँ नहीं आता',
  unknown: 'पता नहीं चल सका',
  records: (host, main) =>
    `${host} जहाँ सँभालते हैं, वहाँ ${host} से ${main} का CNAME जोड़ें। प्रॉक्सी इस प्रोग्राम से पूछता हो, तो उसे सर्टिफ़िकेट मिल जाएगा।`,
  move: 'पता बदलें',
  moveOf: (name) => `${name}: पता बदलें`,
  moveTitle: (name) => `${name} का पता`,
  moveLead: 'पुराने पते वाले छपे कोड और लिंक काम नहीं करेंगे। सबको फिर साइन इन करना होगा।',
  save: 'पता बदलें',
  moved: 'पता बदल गया।',
  add: 'नया ब्रांड खोलें',
  addHint:
    'वह आपके अभी के प्लान से शुरू होगा। उसके पहले ऑपरेटर को लिंक मिलेगा: पासवर्ड चुनने का, या अपने पासवर्ड से साइन इन करने का।',
  name: 'नाम',
  host: 'पता',
  hostHint: 'जैसे menu.rasoi.in। वहीं ऑफ़िस होगा और उसके नीचे हर रेस्टोरेंट।',
  storeHost: 'रेस्टोरेंट के पते',
  storeHostHint: 'ज़रूरी नहीं, जैसे rasoi.menu: तब हर रेस्टोरेंट उसका-नाम.rasoi.menu पर होगा।',
  email: 'पहले ऑपरेटर का ईमेल',
  open: 'ब्रांड खोलें',
  opened: (name) => `${name} खुल गया।`,
  sent: (email) => `लिंक ${email} पर भेजा गया।`,
  notSent: (email) => `${email} पर ईमेल नहीं जा सका। कृपया लिंक ख़ुद दें।`,
};
