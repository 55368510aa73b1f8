import type { FeedbackTexts } from './en.ts';

export const feedback: FeedbackTexts = {
  title: 'कैसा रहा?',
  hint: 'रेस्टोरेंट हर राय पढ़ता है।',
  fields: { food: 'खाना', service: 'सेवा', overall: 'कुल मिलाकर' },
  stars: (count) => `${count} सितारे`,
  comment: 'कुछ और कहना चाहेंगे?',
  send: 'भेजें',
  sending: 'भेजा जा रहा है',
  thanks: 'धन्यवाद! आपकी राय रेस्टोरेंट तक पहुँच गई है।',
  answered: 'रेस्टोरेंट का जवाब',
  given: 'आपकी राय',
};
