import { randomUUID } from 'node:crypto';
import { afterEach, expect } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { signRazorpay } from '../adapters/razorpay-signature.ts';
import { expirePayments } from '../settling/ask-again.ts';
import { RAZORPAY } from './fake-razorpay.ts';
import { useBegunScene } from './use-begun-scene.ts';

/** A notice in Razorpay's format. */
export const noticeOf = (orderId: string, event = 'payment.captured') =>
  JSON.stringify({
    entity: 'event',
    event,
    contains: ['payment'],
    payload: { payment: { entity: { id: 'pay_1', order_id: orderId, status: 'captured', amount: 1 } } },
  });

export interface Sent {
  store?: { storeId: string };
  signature?: string | null;
  eventId?: string | null;
  type?: string;
}

/** The response to a notice that is accepted. */
export const TAKEN = [200, '{}'];

/** Orders that are paid at Razorpay, which sends notices. */
export async function useNoticeScene() {
  const errors: unknown[] = [];
  const begun = await useBegunScene({ onError: (error) => void errors.push(error) });
  const { thali, razorpay, stores, place, trouble } = begun;

  afterEach(async () => {
    trouble('razorpay', null);
    expect(errors.splice(0)).toEqual([]);
    await thali.database.pool.query('delete from payment_due');
  });

  async function placed() {
    const { body } = await place('razorpay');
    return { ...body, name: body.data.param_dict.order_id as string };
  }

  async function hear(body: string, sent: Sent = {}) {
    const {
      store = stores.razorpay,
      signature = signRazorpay(body, RAZORPAY.webhook_secret),
      eventId = randomUUID(),
    } = sent;
    const answer = await thali.call('POST', `/payments/razorpay/webhook/${store.storeId}`, {
      body,
      headers: {
        'content-type': sent.type ?? 'application/json',
        ...(signature === null ? {} : { 'x-razorpay-signature': signature }),
        ...(eventId === null ? {} : { 'x-razorpay-event-id': eventId }),
      },
    });
    await thali.services.afterwards.settled();
    return [answer.status, answer.text];
  }

  const asksAbout = (name: string) => razorpay.asked.filter((call) => call.includes(name)).length;

  /** Advances the clock and asks about what is due. */
  async function roundAfter(ms: number) {
    thali.clock.advance(ms);
    await expirePayments(createContext(thali.services, { kind: 'system' }));
  }

  return { ...begun, errors, placed, hear, asksAbout, roundAfter };
}
