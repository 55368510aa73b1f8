import { describe, expect, it } from 'vitest';
import { takesUpi, waysToPay } from './way-to-pay.ts';

const dineIn = { kind: 'table' as const, onlinePayment: false, paymentMethod: 'Cash' };
const delivery = { kind: 'delivery' as const, onlinePayment: true, paymentMethod: 'Cash' };
const nothing = { online: false, upi: false };
const all = { online: true, upi: true };
const cash = { by: 'method', method: 'Cash', at: 'table' };

describe('ways to pay an order', () => {
  it('are those of its order type where the store has no other', () => {
    expect(waysToPay(dineIn, nothing, 10_000)).toEqual([cash]);
    expect(waysToPay({ ...dineIn, kind: 'pickup' }, nothing, 1)).toEqual([{ ...cash, at: 'pickup' }]);
    expect(waysToPay({ ...dineIn, kind: 'room' }, nothing, 1)).toEqual([{ ...cash, at: 'room' }]);
    expect(waysToPay({ ...dineIn, paymentMethod: ' ' }, nothing, 1)).toEqual([]);
  });

  it('are online for order types that are paid online, if the store has a gateway', () => {
    expect(waysToPay(delivery, all, 10_000)).toEqual([{ by: 'online' }]);
    expect(waysToPay(delivery, nothing, 10_000)).toEqual([{ ...cash, at: 'delivery' }]);
    expect(waysToPay(dineIn, all, 10_000)).not.toContainEqual({ by: 'online' });
  });

  it('begin with UPI where the store takes it, and name it once', () => {
    expect(waysToPay(dineIn, all, 10_000)).toEqual([{ by: 'upi' }, cash]);
    expect(waysToPay({ ...dineIn, paymentMethod: 'upi' }, all, 10_000)).toEqual([{ by: 'upi' }]);
  });

  it('are none for an order of nothing', () => {
    expect(waysToPay(delivery, all, 0)).toEqual([]);
  });

  it('include UPI for rupees only', () => {
    const upi = { vpa: 'teahouse@upi', name: 'Tea House' };
    expect([takesUpi({ upi, currency: 'INR' }), takesUpi({ upi, currency: 'EUR' })]).toEqual([true, false]);
    expect(takesUpi({ upi: null, currency: 'INR' })).toBe(false);
  });
});
