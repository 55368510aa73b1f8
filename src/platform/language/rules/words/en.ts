/** The usual names of a restaurant, in the form that `nameIn` compares. */
export type Names = Readonly<Record<string, string>>;

export const names: Names = {};

/** What guests read outside of their app. Every language has this shape. */
export const words = {
  /** Push messages, short enough for a locked screen. */
  notices: {
    newOrder: (orderNo: number, place: string) => `New order ${orderNo}${place && ` · ${place}`}`,
    poorRating: (orderNo: number, place: string, stars: number) =>
      `${stars === 1 ? '1 star' : `${stars} stars`} for order ${orderNo}${place && ` · ${place}`}`,
    collect: (orderNo: number) => `Order ${orderNo} is ready. Please collect it.`,
    leavingHint: (store: string) => `It is about to leave. ${store}`,
    delivered: (orderNo: number) => `Your order ${orderNo} was delivered`,
    served: (orderNo: number) => `Your order ${orderNo} is ready`,
    servedHint: (store: string) => `Enjoy your meal! ${store}`,
    cancelled: (orderNo: number) => `Your order ${orderNo} was cancelled`,
    cancelledHint: (store: string) => `Tap to see why. ${store}`,
    paid: (orderNo: number) => `Your order ${orderNo} is paid`,
    paidHint: (amount: string, store: string) => `${store} has received ${amount}.`,
    written: (store: string) => `${store} has written to you`,
    writtenHint: (orderNo: number) => `About your order ${orderNo}`,
  },
  /** Emails about a reservation. */
  reservationEmails: {
    subjects: {
      received: 'We have your request',
      confirmed: 'Your table is reserved',
      changed: 'Your reservation has changed',
      cancelled: 'Your reservation is cancelled',
      reminder: 'See you soon',
    },
    news: {
      received: 'The restaurant will confirm your reservation.',
      confirmed: 'Your table is reserved.',
      changed: 'Your reservation is now:',
      cancelled: 'The restaurant had to cancel your reservation.',
      reminder: 'We look forward to seeing you.',
    },
    party: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
    manage: 'To change or cancel it, open:',
    again: 'To reserve again, open:',
  },
  /** What a dish is made with while an ingredient is out, as a choice and its option. */
  swap: {
    out: (name: string) => `No ${name} today`,
    instead: (to: string, from: string) => `${to} instead of ${from}`,
  },
  /** The page of a restaurant that is no more. */
  closed: (name: string) => `${name} has closed`,
  /** The page of an address that nobody has. */
  nowhere: {
    title: 'There is no restaurant at this address',
    hint: 'If you scanned a code here, please ask the staff for the new one.',
  },
};

export type Words = typeof words;
