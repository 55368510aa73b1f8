export const feedback = {
  title: 'How was it?',
  hint: 'The restaurant reads all feedback.',
  fields: { food: 'The food', service: 'The service', overall: 'Overall' },
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  comment: 'Anything to add?',
  send: 'Send',
  sending: 'Sending',
  thanks: 'Thank you! The restaurant has your feedback.',
  answered: 'The restaurant answered',
  given: 'Your feedback',
};

export type FeedbackTexts = typeof feedback;
