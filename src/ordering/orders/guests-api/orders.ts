import { pathOf } from '#calls/path-of.ts';
import type { FeedbackBody } from '#guests/feedback/wire/feedback.ts';
import type { PushBody } from '#guests/messages/wire/messages.ts';
import type { Buyer } from '#money/bills/rules/buyer.ts';
import { call } from '#platform/calls/guests-api/call.ts';
import type { PlaceOrderBody } from '../wire/order.ts';

/** The server makes the code. The one in the path is for older clients, which made it themselves. */
export const sendOtp = (storeId: string, countryCode: string, phone: string) =>
  call('POST /order/send-otp/:countryCode/:phone/:code', {
    params: { countryCode, phone, code: '0000' },
    query: { profileID: storeId },
  });

export const postOrder = (storeId: string, body: PlaceOrderBody, key: string) =>
  call('POST /order/create/web/:storeId', { params: { storeId }, body, headers: { 'idempotency-key': key } });

/** By item, others that guests of the store order with it. */
export const fetchPairs = (slug: string) => call('GET /profile/web/:slug/pairs', { params: { slug } });

/** The numbers that are called at the store's counter. */
export const fetchTokens = (slug: string) => call('GET /order/tokens/:slug', { params: { slug } });

export const fetchOrder = (slug: string) => call('GET /order/status/:slug', { params: { slug } });

/** How long an open order will take, by what the kitchen has now. */
export const fetchExpected = (slug: string) => call('GET /order/status/:slug/expected', { params: { slug } });

export const orderEventsUrl = (slug: string) =>
  pathOf('GET /order/status/:slug/events', { params: { slug } });

/** Cancels an order that the guest has just placed. */
export const cancelOrder = (slug: string) =>
  call('POST /order/status/:slug/cancel', { params: { slug }, body: {} });

/** The company that the guest wants the bill for. */
export const fetchBuyer = (slug: string) => call('GET /order/status/:slug/buyer', { params: { slug } });

export const saveBuyer = (slug: string, buyer: Buyer | null) =>
  call('PUT /order/status/:slug/buyer', { params: { slug }, body: { buyer } });

/** Begins a payment that could not begin when the order was placed. */
export const payOrder = (slug: string) =>
  call('POST /order/status/:slug/pay', { params: { slug }, body: {} });

/** Tells the restaurant that the guest has paid, so that it can check. */
export const claimPayment = (slug: string, utr: string) =>
  call('POST /order/status/:slug/claim', { params: { slug }, body: utr === '' ? {} : { utr } });

export const fetchFeedbackForm = (orderSlug: string) =>
  call('GET /feedback/api/form/:orderSlug', { params: { orderSlug } });

export const giveFeedback = (orderSlug: string, body: FeedbackBody) =>
  call('POST /feedback/api/form/:orderSlug', { params: { orderSlug }, body });

export const fetchAlerts = (slug: string) => call('GET /order/status/:slug/alerts', { params: { slug } });

export const turnOnPush = (slug: string, body: PushBody) =>
  call('POST /order/status/:slug/alerts/push', { params: { slug }, body });

export const turnOffPush = (slug: string, endpoint: string) =>
  call('POST /order/status/:slug/alerts/push/remove', { params: { slug }, body: { endpoint } });

export const setWhatsAppAlerts = (slug: string, wished: boolean) =>
  call('POST /order/status/:slug/alerts/whatsapp', { params: { slug }, body: { wished } });
