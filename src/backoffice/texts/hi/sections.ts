import type { sections as en } from '../en/sections.ts';

export const sections: typeof en = {
  orders: 'ऑर्डर',
  floor: 'फ़्लोर',
  newOrder: 'नया ऑर्डर',
  items: 'डिश',
  menu: 'मेन्यू',
  tables: 'टेबल',
  calendar: 'कैलेंडर',
  bills: 'बिल',
  refunds: 'रिफ़ंड',
  khatas: 'खाते',
  till: 'गल्ला',
  chat: 'संदेश',
  mail: 'ईमेल',
  feedback: 'राय',
  stories: 'स्टोरीज़',
  reports: 'रिपोर्ट',
  staff: 'कर्मचारी',
  settings: 'सेटिंग्स',
};
