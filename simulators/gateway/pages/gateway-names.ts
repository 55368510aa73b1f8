import type { Flow } from '../ledger.ts';

export const GATEWAYS: Record<Flow, string> = {
  paytm: 'Paytm',
  'paytm-token': 'Paytm, newer flow',
  razorpay: 'Razorpay',
};
