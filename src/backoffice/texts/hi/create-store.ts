import type { createStoreEn } from '../en/create-store.ts';

export const createStoreHi: typeof createStoreEn = {
  add: 'नया रेस्टोरेंट',
  duplicate: 'कॉपी बनाएँ',
  duplicateTitle: (name) => `${name} की कॉपी बनाएँ`,
  lead: 'मालिक को ईमेल से निमंत्रण मिलेगा। जब तक वे आकर इसे खोलते नहीं, यहाँ ऑर्डर नहीं होंगे।',
  copied:
    'कॉपी होगा: मेन्यू, ऑर्डर के प्रकार, भाषाएँ, समय, रंग और बिल। कॉपी नहीं होगा: ऑर्डर, लोग, टेबल, पता, टैक्स नंबर, भुगतान और संदेश।',
  name: 'रेस्टोरेंट का नाम',
  email: 'मालिक का ईमेल',
  template: 'किसकी कॉपी से शुरू हो',
  templateHint: 'किसी रेस्टोरेंट का पता, जैसे tea-house। खाली: कुछ कॉपी नहीं होगा।',
  noTemplate: 'आपके किसी रेस्टोरेंट का यह पता नहीं है',
  notOwner: 'कृपया ऐसे व्यक्ति का पता लिखें जो ऑपरेटर न हो।',
  action: 'बनाएँ और निमंत्रण भेजें',
  made: (name, email) => `${name} बन गया। ${email} को मालिक बनने का निमंत्रण भेजा गया।`,
  madeUnsent: (name, email) =>
    `${name} बन गया, पर ${email} को निमंत्रण नहीं जा सका। “मालिक बदलें” से फिर कोशिश करें।`,
  known: (name, email) => `${name} पहले से है और ${email} का इंतज़ार कर रहा है।`,
  waits: (email) => `मालिक का इंतज़ार: ${email}`,
};
