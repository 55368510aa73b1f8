import type { OrderType } from '#domain/catalogue.ts';
import { addressLabel, type CheckoutForm, DEFAULT_COUNTRY_CODE } from '#domain/checkout.ts';

/** What is asked of a guest. */
export interface Guest {
  name: string;
  phone: string;
  remarks: string;
  address: string;
  pickupAt: string;
  table: { iden: string; idel: string } | null;
}

export const NOBODY: Guest = { name: '', phone: '', remarks: '', address: '', pickupAt: '', table: null };

export type Place = 'address' | 'pickup' | 'table';

/** Where an order of this type goes to. */
export function placeOf({ label }: Pick<OrderType, 'label'>): Place {
  const asked = addressLabel(label);
  if (asked === 'Delivery Address') return 'address';
  return asked === 'Pickup Time' ? 'pickup' : 'table';
}

/** In the form of the guests' own checkout, whose rules hold here too. */
export function toForm(guest: Guest, orderType: Pick<OrderType, 'label'>): CheckoutForm {
  const place = placeOf(orderType);
  const { name, phone, remarks } = guest;
  return {
    contact: { name: name.trim(), phone: phone.replace(/[\s-]/g, ''), countryCode: DEFAULT_COUNTRY_CODE },
    address: place === 'pickup' ? guest.pickupAt : guest.address.trim(),
    remarks: remarks.trim(),
    hasTable: place === 'table' && guest.table !== null,
  };
}
