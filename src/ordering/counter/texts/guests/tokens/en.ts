/** The texts of the screen at the counter, loaded with it. */
export const tokens = {
  title: (store: string) => `Order numbers · ${store}`,
  preparing: 'Preparing',
  ready: 'Please collect',
  hint: 'Your number: the last three digits of your order number, after the letter on your receipt if it has one.',
  none: 'Nobody is waiting.',
  offline: 'No connection. These numbers may be old.',
};

export type TokenTexts = typeof tokens;
