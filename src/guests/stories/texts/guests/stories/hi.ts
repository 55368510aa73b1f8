import type { StoriesTexts } from './en.ts';

export const stories: StoriesTexts = {
  title: 'स्टोरीज़',
  titleOf: (store) => `स्टोरीज़ · ${store}`,
  lead: (store) => `${store} में नया क्या है`,
  none: 'अभी कोई स्टोरी नहीं',
  noneHint: 'इस रेस्टोरेंट की ख़बरें यहाँ दिखेंगी।',
  menu: 'मेन्यू देखें',
  all: 'सभी स्टोरीज़',
  recent: 'हाल की स्टोरीज़',
  minutes: (count) => `${count} मिनट में पढ़ें`,
  tags: 'टैग',
  pages: 'पेज',
  newer: 'नई स्टोरीज़',
  older: 'पुरानी स्टोरीज़',
  feed: 'RSS फ़ीड',
};
