/** Texts of push messages, short enough for a locked screen. */
export const noticesEn = {
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
};

export type NoticeTexts = typeof noticesEn;
