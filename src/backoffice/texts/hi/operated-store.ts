import type { operatedStoreEn } from '../en/operated-store.ts';

export const operatedStoreHi: typeof operatedStoreEn = {
  back: 'सभी रेस्टोरेंट',
  failed: 'यह रेस्टोरेंट अभी लोड नहीं हो पा रहा',
  lead: (slug, day) => `/${slug} · ${day} से`,
  page: 'मेन्यू खोलें',
  use: 'इस्तेमाल',
  suspendedSince: (day, reason) => `${day} से रुका है: ${reason}`,
  people: 'लोग',
  nobody: 'यहाँ कोई काम नहीं करता',
  seen: (when) => `पिछली बार ${when}`,
  neverSeen: 'कभी नहीं आए',
  services: 'सेवाएँ',
  gateway: 'ऑनलाइन पेमेंट',
  noGateway: 'सेट नहीं है',
  gatewayLive: (name) => `${name}, चालू`,
  gatewayTest: (name) => `${name}, टेस्ट मोड में`,
  printers: 'प्रिंटर',
  printersOf: (all, failing) => {
    if (all === 0) return 'कोई नहीं';
    return failing === 0 ? `${all}, सब ठीक` : `${all}, ${failing} में गड़बड़ी`;
  },
  messages: 'मैसेज',
  channels: { sms: 'SMS', whatsapp: 'WhatsApp', email: 'ईमेल', push: 'पुश' },
  noChannels: 'सेट नहीं है',
  failedMessages: (count) => `7 दिनों में ${count} नहीं पहुँचे`,
  domain: 'अपना डोमेन',
  noDomain: 'कोई नहीं',
  domainStates: { waiting: 'रिकॉर्ड का इंतज़ार', proved: 'अभी यहाँ नहीं आता', live: 'चालू' },
  log: 'गतिविधि',
  noLog: 'अभी तक कुछ नहीं',
  handOver: 'मालिक बदलें',
  handOverTitle: (name) => `${name} का मालिक बदलें`,
  handOverLead:
    'अकाउंट कन्फ़र्म हो तो वे तुरंत मालिक बनेंगे, नहीं तो उन्हें निमंत्रण मिलेगा। पहले के मालिक मैनेजर बनेंगे; दोनों को ईमेल जाएगा।',
  email: 'नए मालिक का ईमेल',
  handedOver: (email) => `अब मालिक ${email} हैं।`,
  asked: (email) => `${email} को निमंत्रण भेज दिया गया।`,
  notSent: (email) => `${email} को निमंत्रण नहीं भेजा जा सका। कृपया मेल सर्वर जाँचें।`,
  handingTo: (email) => `${email} के जवाब का इंतज़ार`,
};
