import type { StoriesTexts } from './en.ts';

export const stories: StoriesTexts = {
  title: 'स्टोरीज',
  titleOf: (store) => `स्टोरीज · ${store}`,
  lead: (store) => `${store} मध्ये नवीन काय`,
  none: 'अजून स्टोरी नाही',
  noneHint: 'या रेस्टॉरंटच्या बातम्या इथे दिसतील.',
  menu: 'मेन्यू पहा',
  all: 'सगळ्या स्टोरीज',
  recent: 'अलीकडच्या स्टोरीज',
  minutes: (count) => (count === 1 ? '1 मिनिटात वाचून होईल' : `${count} मिनिटांत वाचून होईल`),
  tags: 'टॅग',
  pages: 'पाने',
  newer: 'नव्या स्टोरीज',
  older: 'जुन्या स्टोरीज',
  feed: 'RSS फीड',
};
