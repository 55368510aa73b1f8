import type { FeedbackTexts } from './en.ts';

export const feedback: FeedbackTexts = {
  title: 'कसे वाटले?',
  hint: 'रेस्टॉरंट प्रत्येक अभिप्राय वाचते.',
  fields: { food: 'जेवण', service: 'सेवा', overall: 'एकंदरीत' },
  stars: (count) => (count === 1 ? '1 तारा' : `${count} तारे`),
  comment: 'आणखी काही सांगायचे आहे?',
  send: 'पाठवा',
  sending: 'पाठवत आहे',
  thanks: 'धन्यवाद! तुमचा अभिप्राय रेस्टॉरंटला मिळाला आहे.',
  answered: 'रेस्टॉरंटचे उत्तर',
  given: 'तुमचा अभिप्राय',
};
