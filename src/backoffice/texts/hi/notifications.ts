import type { notificationsEn } from '../en/notifications.ts';

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
  says: {
    order_placed: (number) => `नया ऑर्डर ${number}`,
    order_cancelled: (number) => `मेहमान ने ऑर्डर ${number} रद्द किया`,
    payment_claimed: (number, amount) => `मेहमान के अनुसार ऑर्डर ${number} के ${amount} चुका दिए`,
    guest_rated: (number, stars) => `ऑर्डर ${number} को ${stars === 1 ? '1 सितारा' : `${stars} सितारे`}`,
    printer_failing: (printer) => `${printer} ने छापना बंद कर दिया`,
    plan: {
      ends: 'आपका प्लान एक हफ़्ते में ख़त्म होगा',
      past_due: 'आपके प्लान का समय निकल गया',
      ended: 'आपका प्लान ख़त्म हो गया',
      ordersNear: 'इस महीने के 80 % ऑर्डर हो चुके',
      ordersFull: 'इस महीने के सारे ऑर्डर हो चुके',
    },
  },
};
