import type { levelsEn } from './en.ts';

export const levelsHi: typeof levelsEn = {
  notSaid: 'नहीं बताया',
  fields: {
    spice: { name: 'कितना तीखा', levels: { 0: 'तीखा नहीं', 1: 'हल्का', 2: 'मध्यम', 3: 'तेज़' } },
  },
};
