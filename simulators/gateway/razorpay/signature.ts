import { createHmac } from 'node:crypto';
import utils from 'razorpay/dist/utils/razorpay-utils.js';

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Throws unless the vendor's library, with which merchants verify, accepts the signature. */
export function signReturn(orderId: string, paymentId: string, secret: string): string {
  const signature = sign(`${orderId}|${paymentId}`, secret);
  const names = { order_id: orderId, payment_id: paymentId };
  if (!utils.validatePaymentVerification(names, signature, secret)) throw new Error('A wrong signature');
  return signature;
}

export function signWebhook(body: string, secret: string): string {
  const signature = sign(body, secret);
  if (!utils.validateWebhookSignature(body, signature, secret)) throw new Error('A wrong signature');
  return signature;
}
