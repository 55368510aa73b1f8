import type { Answer } from '#testing/server/call.ts';
import {
  type Api,
  patchStore,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { type FakePaytm, MERCHANT } from './fake-paytm.ts';

export const ONLINE = 'Pay now';

/** A store that sells tea for 20, paid online or at the table. */
export async function createPayStore(thali: Api, { host }: FakePaytm): Promise<TestStore> {
  const orderTypes = [{ label: ONLINE, online_payment: 1 }, { label: 'Dine-In' }];
  const store = await teaStore(thali, { orderTypes });
  await setGateway(thali, store, { ...MERCHANT, host });
  return store;
}

export async function setGateway(thali: Api, store: TestStore, config: object | null): Promise<void> {
  const answer = await patchStore(thali, store, { store_gateway_config: config });
  if (answer.status !== 200) throw new Error(`The gateway was refused: ${answer.text}`);
}

export interface AwaitedOrder {
  _id: string;
  slug: string;
  data: { action: string; param_dict: Record<string, string> };
  /** The gateway's name of the order. */
  name: string;
}

export async function placeOnline(thali: Api, store: TestStore): Promise<AwaitedOrder> {
  const { status, body, text } = await postOrder(thali, store, { ...TEA, more: { orderType: ONLINE } });
  if (status !== 201) throw new Error(`The order was refused: ${text}`);
  return { ...body, name: body.data.param_dict.ORDER_ID };
}

/** Posts a form as the customer's browser does. */
export function sendBack(
  thali: Api,
  store: TestStore,
  fields: Record<string, string> | string,
  gateway: 'paytm' | 'razorpay' = 'paytm',
): Promise<Answer> {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  return thali.call('POST', `/payments/${gateway}/callback/${store.storeId}`, {
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://gateway.example',
      'sec-fetch-site': 'cross-site',
    },
  });
}

/** The customer's view of an order: state, payment and timeline. */
export async function lookAt(thali: Api, { slug }: { slug: string }) {
  const { body } = await thali.call('GET', `/order/status/${slug}`);
  const timeline = (body.timeline as { what: string }[]).map(({ what }) => what);
  return { state: body.state as number, payment: body.payment.state as string, timeline };
}

export const AWAITING = { state: 1, payment: 'awaiting', timeline: ['placed', 'payment_awaited'] };
export const PAID = { state: 1, payment: 'paid', timeline: [...AWAITING.timeline, 'paid'] };
export const ended = (payment: 'failed' | 'expired') => ({
  state: 5,
  payment,
  timeline: [...AWAITING.timeline, `payment_${payment}`, 'cancelled'],
});
