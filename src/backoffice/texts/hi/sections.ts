import type { sections as en } from '../en/sections.ts';

export const sections: typeof en = {
  orders: 'ऑर्डर',
  newOrder: 'नया ऑर्डर',
  items: 'आइटम',
  menu: 'मेन्यू',
  tables: 'टेबल',
  bills: 'बिल',
  refunds: 'लौटाने हैं',
  numbers: 'आँकड़े',
  people: 'कर्मचारी',
  settings: 'सेटिंग्स',
};
