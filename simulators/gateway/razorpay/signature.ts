import { createHmac } from 'node:crypto';

export const signReturn = (orderId: string, paymentId: string, secret: string) =>
  sign(`${orderId}|${paymentId}`, secret);

export const signWebhook = (body: string, secret: string) => sign(body, secret);

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
