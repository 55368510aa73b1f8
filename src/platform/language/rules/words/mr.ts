import type { Names, Words } from './en.ts';

export const names: Names = {
  // Order types and places.
  dinein: 'डाइन-इन',
  takeaway: 'टेकअवे',
  pickup: 'पिकअप',
  delivery: 'डिलिव्हरी',
  homedelivery: 'होम डिलिव्हरी',
  inroom: 'रूम सर्व्हिस',
  roomservice: 'रूम सर्व्हिस',
  rooftop: 'गच्चीवर',
  counter: 'काउंटर',
  selfservice: 'सेल्फ सर्व्हिस',
  table: 'टेबल',
  room: 'खोली',
  // Courses.
  starters: 'स्टार्टर',
  mains: 'मुख्य जेवण',
  maincourse: 'मुख्य जेवण',
  desserts: 'गोड पदार्थ',
  // Charges.
  packing: 'पॅकिंग',
  packingcharge: 'पॅकिंग चार्ज',
  packaging: 'पॅकिंग',
  packagingcharge: 'पॅकिंग चार्ज',
  parcel: 'पार्सल',
  parcelcharge: 'पार्सल चार्ज',
  containercharge: 'डब्याचा चार्ज',
  deliverycharge: 'डिलिव्हरी चार्ज',
  servicecharge: 'सर्व्हिस चार्ज',
  conveniencecharge: 'सुविधा शुल्क',
  traycharge: 'ट्रे चार्ज',
  // Ways to pay.
  cash: 'रोख',
  cashondelivery: 'डिलिव्हरीच्या वेळी रोख',
  card: 'कार्ड',
  creditcard: 'क्रेडिट कार्ड',
  debitcard: 'डेबिट कार्ड',
  online: 'ऑनलाइन',
  // Tags.
  bestseller: 'सर्वाधिक पसंतीचे',
  popular: 'लोकप्रिय',
  spicy: 'तिखट',
  new: 'नवीन',
  chefsspecial: 'शेफ स्पेशल',
  musttry: 'नक्की खाऊन पहा',
  containsnuts: 'सुकामेवा आहे',
  recommended: 'आमची पसंती',
};

export const words: Words = {
  notices: {
    newOrder: (orderNo, place) => `नवीन ऑर्डर ${orderNo}${place && ` · ${place}`}`,
    poorRating: (orderNo, place, stars) =>
      `ऑर्डर ${orderNo} ला ${stars === 1 ? '1 तारा' : `${stars} तारे`}${place && ` · ${place}`}`,
    collect: (orderNo) => `ऑर्डर ${orderNo} तयार आहे. कृपया घेऊन जा.`,
    leavingHint: (store) => `लवकरच निघेल. ${store}`,
    delivered: (orderNo) => `तुमची ऑर्डर ${orderNo} पोहोचवली`,
    served: (orderNo) => `तुमची ऑर्डर ${orderNo} तयार आहे`,
    servedHint: (store) => `जेवणाचा आस्वाद घ्या! ${store}`,
    cancelled: (orderNo) => `तुमची ऑर्डर ${orderNo} रद्द झाली`,
    cancelledHint: (store) => `कारण पाहण्यासाठी टॅप करा. ${store}`,
    paid: (orderNo) => `तुमच्या ऑर्डर ${orderNo} चे पेमेंट झाले`,
    paidHint: (amount, store) => `${store} ला ${amount} मिळाले.`,
    written: (store) => `${store} ने तुम्हाला लिहिले आहे`,
    writtenHint: (orderNo) => `तुमच्या ऑर्डर ${orderNo} बद्दल`,
  },
  reservationEmails: {
    subjects: {
      received: 'तुमची विनंती मिळाली',
      confirmed: 'तुमचे टेबल बुक झाले आहे',
      changed: 'तुमचे बुकिंग बदलले आहे',
      cancelled: 'तुमचे बुकिंग रद्द झाले आहे',
      reminder: 'लवकरच भेटू',
    },
    news: {
      received: 'रेस्टॉरंट तुमचे बुकिंग नक्की करेल.',
      confirmed: 'तुमचे टेबल बुक झाले आहे.',
      changed: 'तुमचे बुकिंग आता असे आहे:',
      cancelled: 'रेस्टॉरंटला तुमचे बुकिंग रद्द करावे लागले.',
      reminder: 'आम्ही तुमची वाट पाहत आहोत.',
    },
    party: (count) => `${count} जण`,
    manage: 'ते बदलण्यासाठी किंवा रद्द करण्यासाठी उघडा:',
    again: 'पुन्हा बुक करण्यासाठी उघडा:',
  },
  swap: {
    out: (name) => `आज ${name} नाही`,
    instead: (to, from) => `${from} ऐवजी ${to}`,
  },
  closed: (name) => `${name} बंद झाले आहे`,
  nowhere: {
    title: 'या पत्त्यावर रेस्टॉरंट नाही',
    hint: 'तुम्ही इथे कोड स्कॅन केला असेल तर कृपया स्टाफकडे नवा कोड मागा.',
  },
};
