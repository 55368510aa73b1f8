import type { factsEn } from './en.ts';

export const factsHi: typeof factsEn = {
  notSaid: 'नहीं बताया',
  fields: {
    jain: { name: 'जैन', hint: 'बिना प्याज़, लहसुन और ज़मीन के नीचे उगने वाली सब्ज़ियों के।' },
    spice: { name: 'कितना तीखा', levels: ['तीखा नहीं', 'हल्का', 'मध्यम', 'तेज़'] },
  },
};
