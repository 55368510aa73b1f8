import { createHmac } from 'node:crypto';
import { equalInConstantTime } from '#platform/secrets/server/secrets.ts';

export function signRazorpay(text: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

export function isSignedByRazorpay(text: string | Buffer, secret: string, signature: string): boolean {
  return equalInConstantTime(signRazorpay(text, secret), signature);
}
