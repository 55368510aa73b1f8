import type { sectionGroups as groupsEn, sections as sectionsEn } from '../en/sections.ts';

export const sectionGroups: typeof groupsEn = {
  service: 'सर्विस',
  menu: 'मेन्यू',
  guests: 'मेहमान',
  money: 'पैसे',
  team: 'टीम',
  settings: 'सेटिंग्स',
};

export const sections: typeof sectionsEn = {
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
  stock: 'स्टॉक',
  buying: 'खरीदारी',
  till: 'गल्ला',
  chat: 'संदेश',
  mail: 'ईमेल',
  feedback: 'राय',
  stories: 'स्टोरीज़',
  reports: 'रिपोर्ट',
  staff: 'कर्मचारी',
  settings: 'सेटिंग्स',
};
