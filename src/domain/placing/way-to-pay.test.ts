import { describe, expect, it } from 'vitest';
import { takesUpi, waysToPay } from './way-to-pay.ts';

const dineIn = { label: 'Dine-In', onlinePayment: false, paymentMethod: 'Cash' };
const delivery = { label: 'Delivery', onlinePayment: true, paymentMethod: 'Cash' };
const nothing = { online: false, upi: false };
const all = { online: true, upi: true };
const cash = { by: 'method', method: 'Cash', served: 'table' };

describe('how an order is going to be paid', () => {
  it('is as its order type says where the store has nothing else', () => {
    expect(waysToPay(dineIn, nothing, 10_000)).toEqual([cash]);
    expect(waysToPay({ ...dineIn, label: 'Pickup' }, nothing, 1)).toEqual([{ ...cash, served: 'pickup' }]);
    expect(waysToPay({ ...dineIn, paymentMethod: ' ' }, nothing, 1)).toEqual([]);
  });

  it('is online for the order types that are paid so, and only with a gateway', () => {
    expect(waysToPay(delivery, all, 10_000)).toEqual([{ by: 'online' }]);
    expect(waysToPay(delivery, nothing, 10_000)).toEqual([{ ...cash, served: 'delivery' }]);
    expect(waysToPay(dineIn, all, 10_000)).not.toContainEqual({ by: 'online' });
  });

  it('is by UPI first where the store is paid so, and says so once', () => {
    expect(waysToPay(dineIn, all, 10_000)).toEqual([{ by: 'upi' }, cash]);
    expect(waysToPay({ ...dineIn, paymentMethod: 'upi' }, all, 10_000)).toEqual([{ by: 'upi' }]);
  });

  it('is no way at all for an order of nothing', () => {
    expect(waysToPay(delivery, all, 0)).toEqual([]);
  });

  it('is by UPI in rupees only', () => {
    const upi = { vpa: 'teahouse@upi', name: 'Tea House' };
    expect([takesUpi({ upi, currency: 'INR' }), takesUpi({ upi, currency: 'EUR' })]).toEqual([true, false]);
    expect(takesUpi({ upi: null, currency: 'INR' })).toBe(false);
  });
});
