import type { NoticeTexts } from './en.ts';

export const noticesHi: NoticeTexts = {
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
};
