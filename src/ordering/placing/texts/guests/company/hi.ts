import type { CompanyTexts } from './en.ts';

export const company: CompanyTexts = {
  ask: 'कंपनी के नाम पर बिल',
  hint: 'बिल पर आपकी कंपनी का नाम और GSTIN आएगा।',
  isFor: (name) => `बिल ${name} के नाम पर बनेगा।`,
  change: 'बदलें',
  gstin: 'GSTIN',
  gstinFault: (length) =>
    length === 15 ? 'एक अक्षर ग़लत है। कृपया हर अक्षर मिलाएँ।' : 'GSTIN में 15 अक्षर होते हैं, जैसे 27AAPFU0939F1ZV।',
  optional: 'ज़रूरी नहीं',
  name: 'कंपनी का नाम',
  nameFault: 'कृपया कंपनी का नाम लिखें।',
  address: 'पता, पिन कोड के साथ',
  state: 'राज्य',
  noState: 'नहीं बताया',
  phone: 'फ़ोन',
  save: 'सहेजें',
  remove: 'कंपनी हटाएँ',
  issued: 'आपका बिल बन चुका है। इसे रेस्टोरेंट बदल सकता है: कृपया उनसे कहें।',
  failed: 'यह सहेजा नहीं जा सका। कृपया स्टाफ़ को बताएँ।',
};
