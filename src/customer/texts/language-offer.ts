/** Said in the language that is offered: who needs it may not read the other one. */
export const languageOffer = {
  lang: 'hi',
  show: 'मेन्यू हिन्दी में देखें',
  dismiss: 'रहने दें',
} as const;
