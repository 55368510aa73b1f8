import type { notificationsEn } from './en.ts';

export const notificationsHi: typeof notificationsEn = {
  title: 'सूचनाएँ',
  open: (unread, isMore) => {
    if (unread === 0) return 'सूचनाएँ';
    return isMore ? 'सूचनाएँ: 99 से ज़्यादा नई' : `सूचनाएँ: ${unread} नई`;
  },
  filters: { all: 'सभी', unread: 'नई', archived: 'हटाई हुई' },
  seeAll: 'सभी को देखा हुआ मानें',
  failed: 'सूचनाएँ अभी लोड नहीं हो पाईं',
  none: { all: 'कोई सूचना नहीं', unread: 'आपने सब देख लिया', archived: 'कुछ हटाया नहीं गया' },
  hint: {
    all: 'नए ऑर्डर, राय और दिक़्क़तें यहाँ दिखेंगी।',
    unread: '',
    archived: 'जो आप हटाते हैं, वह 90 दिन यहाँ रहता है।',
  },
  older: 'पुरानी सूचनाएँ',
  today: 'आज',
  unread: 'नई',
  archive: (what) => `हटाएँ: ${what}`,
  restore: (what) => `वापस लाएँ: ${what}`,
  archived: 'हटा दी गई',
  restored: 'वापस आ गई',
  settings: 'सूचनाएँ',
  settingsHint: 'आपको अपने सभी रेस्टोरेंट की ख़बर कैसे मिले। जो सूची में बंद है, वह सीधे हटाई हुई सूचनाओं में जाती है।',
  devices: 'पुश उन डिवाइस पर आता है जिन पर आपने नए ऑर्डर चालू किए हैं। नए ऑर्डर वहाँ वैसे भी आते हैं।',
  ways: { bell: 'सूची में', push: 'पुश', email: 'ईमेल' },
  kinds: {
    order_placed: 'नए ऑर्डर',
    order_cancelled: 'मेहमान ऑर्डर रद्द करें',
    payment_claimed: 'मेहमान कहें कि भुगतान किया',
    guest_rated: 'राय',
    chat_message: 'मेहमानों के संदेश',
    reservation: 'मेहमानों की बुकिंग',
    table_call: 'टेबल से बुलावे',
    printer_failing: 'प्रिंटर छापना बंद करे',
    pin_locked: 'PIN बार-बार ग़लत हो',
    mail: 'आपके मेलबॉक्स के ईमेल',
    plan: 'आपका प्लान',
  },
};
