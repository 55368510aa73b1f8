import { palette as en } from '../en/palette.ts';

export const palette: typeof en = {
  open: 'खोजें',
  title: 'कहीं भी जाएँ',
  search: 'स्क्रीन, डिश, ऑर्डर या फ़ोन',
  none: (text) => `“${text}” के लिए कुछ नहीं मिला`,
  screens: 'स्क्रीन',
  orders: 'ऑर्डर',
  dishes: 'डिश',
  actions: 'काम',
  unpaid: 'जिन ऑर्डर का भुगतान बाकी है',
  unpaidWords: 'unpaid बकाया',
  account: 'आपका खाता',
  light: 'हल्की थीम',
  dark: 'गहरी थीम',
  auto: 'डिवाइस की थीम',
  theme: 'थीम',
  words: en.words,
  settings: en.settings,
};
