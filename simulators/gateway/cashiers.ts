import type { Cashier } from './desk.ts';
import type { Flow } from './ledger.ts';
import { paytmCashier } from './paytm/cashier.ts';
import { razorpayCashier } from './razorpay/cashier.ts';

export const CASHIERS: Record<Flow, Cashier> = {
  paytm: paytmCashier,
  'paytm-token': paytmCashier,
  razorpay: razorpayCashier,
};
