/** In the offered language, since guests who need it may not read the other. */
export const languageOffer = {
  lang: 'hi',
  show: 'मेन्यू हिन्दी में देखें',
  dismiss: 'रहने दें',
} as const;
