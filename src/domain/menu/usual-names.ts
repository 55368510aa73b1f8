import type { Names } from './name-in.ts';

/** Usual names in Indian restaurants, in the form that `nameIn` compares, with their Hindi. */
export const HINDI_NAMES: Names = {
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
