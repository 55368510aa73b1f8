import type { Names, Words } from './en.ts';

export const names: Names = {
  // Order types and places.
  dinein: 'डाइन-इन',
  takeaway: 'टेकअवे',
  pickup: 'पिकअप',
  delivery: 'डिलीवरी',
  homedelivery: 'होम डिलीवरी',
  inroom: 'रूम सर्विस',
  roomservice: 'रूम सर्विस',
  rooftop: 'छत पर',
  counter: 'काउंटर',
  selfservice: 'सेल्फ़ सर्विस',
  table: 'टेबल',
  room: 'कमरा',
  // Courses.
  starters: 'स्टार्टर',
  mains: 'मेन कोर्स',
  maincourse: 'मेन कोर्स',
  desserts: 'मिठाई',
  // Charges.
  packing: 'पैकिंग',
  packingcharge: 'पैकिंग चार्ज',
  packaging: 'पैकिंग',
  packagingcharge: 'पैकिंग चार्ज',
  parcel: 'पार्सल',
  parcelcharge: 'पार्सल चार्ज',
  containercharge: 'डिब्बे का चार्ज',
  deliverycharge: 'डिलीवरी चार्ज',
  servicecharge: 'सर्विस चार्ज',
  conveniencecharge: 'सुविधा शुल्क',
  traycharge: 'ट्रे चार्ज',
  // Ways to pay.
  cash: 'नकद',
  cashondelivery: 'डिलीवरी पर नकद',
  card: 'कार्ड',
  creditcard: 'क्रेडिट कार्ड',
  debitcard: 'डेबिट कार्ड',
  online: 'ऑनलाइन',
  // Tags.
  bestseller: 'सबसे ज़्यादा पसंद',
  popular: 'लोकप्रिय',
  spicy: 'तीखा',
  new: 'नया',
  chefsspecial: 'शेफ़ स्पेशल',
  musttry: 'ज़रूर चखें',
  containsnuts: 'मेवे हैं',
  recommended: 'हमारी पसंद',
};

export const words: Words = {
  notices: {
    newOrder: (orderNo, place) => `नया ऑर्डर ${orderNo}${place && ` · ${place}`}`,
    poorRating: (orderNo, place, stars) =>
      `ऑर्डर ${orderNo} को ${stars === 1 ? '1 सितारा' : `${stars} सितारे`}${place && ` · ${place}`}`,
    collect: (orderNo) => `ऑर्डर ${orderNo} तैयार है। कृपया ले लें।`,
    leavingHint: (store) => `बस निकलने वाला है। ${store}`,
    delivered: (orderNo) => `आपका ऑर्डर ${orderNo} पहुँचा दिया गया`,
    served: (orderNo) => `आपका ऑर्डर ${orderNo} तैयार है`,
    servedHint: (store) => `भोजन का आनंद लें! ${store}`,
    cancelled: (orderNo) => `आपका ऑर्डर ${orderNo} रद्द हो गया`,
    cancelledHint: (store) => `कारण देखने के लिए टैप करें। ${store}`,
    paid: (orderNo) => `आपके ऑर्डर ${orderNo} का भुगतान हो गया`,
    paidHint: (amount, store) => `${store} को ${amount} मिल गए।`,
    written: (store) => `${store} ने आपको लिखा है`,
    writtenHint: (orderNo) => `आपके ऑर्डर ${orderNo} के बारे में`,
  },
  reservationEmails: {
    subjects: {
      received: 'आपका अनुरोध मिल गया',
      confirmed: 'आपकी टेबल बुक है',
      changed: 'आपकी बुकिंग बदल गई',
      cancelled: 'आपकी बुकिंग रद्द हो गई',
      reminder: 'जल्द मिलते हैं',
    },
    news: {
      received: 'रेस्टोरेंट आपकी बुकिंग कन्फ़र्म करेगा।',
      confirmed: 'आपकी टेबल बुक है।',
      changed: 'आपकी बुकिंग अब यह है:',
      cancelled: 'रेस्टोरेंट को आपकी बुकिंग रद्द करनी पड़ी।',
      reminder: 'हम आपका इंतज़ार करेंगे।',
    },
    party: (count) => `${count} मेहमान`,
    manage: 'इसे बदलने या रद्द करने के लिए खोलें:',
    again: 'फिर से बुक करने के लिए खोलें:',
  },
  swap: {
    out: (name) => `आज ${name} नहीं है`,
    instead: (to, from) => `${from} की जगह ${to}`,
  },
  closed: (name) => `${name} बंद हो गया है`,
  nowhere: {
    title: 'इस पते पर कोई रेस्टोरेंट नहीं है',
    hint: 'अगर आपने यहाँ कोई कोड स्कैन किया है, तो स्टाफ़ से नया कोड माँगें।',
  },
};
