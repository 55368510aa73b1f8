import { addressLabel, type CheckoutForm, DEFAULT_COUNTRY_CODE } from '#domain/placing/checkout.ts';
import type { OrderType } from '#domain/store/catalogue.ts';

import { ASAP } from '#domain/time/pickup.ts';

/** What is asked of a guest; of the three places, the one that the order type goes to. */
export interface Guest {
  name: string;
  phone: string;
  remarks: string;
  address: string;
  pickupAt: string;
  table: string;
}

export const NOBODY: Guest = { name: '', phone: '', remarks: '', address: '', pickupAt: '', table: '' };

export type Place = 'address' | 'pickup' | 'table';

export interface Table {
  iden: string;
  idel: string;
}

type Named = Pick<OrderType, 'label'>;

/** Where an order of this type goes to. */
export function placeOf({ label }: Named): Place {
  const asked = addressLabel(label);
  if (asked === 'Delivery Address') return 'address';
  return asked === 'Pickup Time' ? 'pickup' : 'table';
}

/** Most whose order the staff take are in the house. */
export function usualType<T extends Named>(orderTypes: readonly T[]): T | null {
  return orderTypes.find((type) => placeOf(type) !== 'address') ?? orderTypes[0] ?? null;
}

/** One of the store's own; where it keeps no list, whatever was typed. */
export function tableOf(guest: Guest, orderType: Named, tables: readonly Table[]): Table | null {
  const iden = guest.table.trim();
  if (placeOf(orderType) !== 'table' || iden === '') return null;
  if (tables.length === 0) return { iden, idel: orderType.label === 'In-Room' ? 'Room' : 'Table' };
  const known = tables.find((table) => table.iden === iden);
  return known ? { iden, idel: known.idel } : null;
}

/** In the form of the guests' own checkout, whose rules hold here too. */
export function toForm(guest: Guest, orderType: Named, table: Table | null): CheckoutForm {
  const { name, phone, remarks, address, pickupAt } = guest;
  const places = { address: address.trim(), pickup: pickupAt || ASAP, table: '' };
  return {
    contact: { name: name.trim(), phone: phone.replace(/[\s-]/g, ''), countryCode: DEFAULT_COUNTRY_CODE },
    address: places[placeOf(orderType)],
    remarks: remarks.trim(),
    hasTable: table !== null,
  };
}
