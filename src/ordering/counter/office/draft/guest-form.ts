import { ASAP } from '#kitchen/promise/rules/pickup.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import type { OrderKind } from '#ordering/order-types/rules/order-kind.ts';
import { type CheckoutForm, DEFAULT_COUNTRY_CODE } from '#ordering/placing/rules/checkout.ts';

/** What is entered about a guest. The order type decides which of the three destinations counts. */
export interface GuestDraft {
  name: string;
  phone: string;
  remarks: string;
  address: string;
  pickupAt: string;
  table: string;
}

export const NO_GUEST: GuestDraft = {
  name: '',
  phone: '',
  remarks: '',
  address: '',
  pickupAt: '',
  table: '',
};

type Destination = 'address' | 'pickup' | 'table';

export interface ChosenTable {
  iden: string;
  idel: string;
}

type NamedType = Pick<OrderType, 'label' | 'kind'>;

const DESTINATIONS: Record<OrderKind, Destination> = {
  table: 'table',
  room: 'table',
  pickup: 'pickup',
  delivery: 'address',
};

export const destinationOf = ({ kind }: Pick<OrderType, 'kind'>): Destination => DESTINATIONS[kind];

/** The first type without a delivery, since most guests whose order the staff take are in the house. */
export function usualType<T extends NamedType>(orderTypes: readonly T[]): T | null {
  return orderTypes.find((type) => destinationOf(type) !== 'address') ?? orderTypes[0] ?? null;
}

/** The type that the table's code keeps to, or else the first for guests who sit. */
export function typeAtTable<T extends NamedType>(
  orderTypes: readonly T[],
  { conf }: { conf: string | null },
): T | null {
  const kept = orderTypes.find(({ label }) => label === conf);
  return kept ?? orderTypes.find((type) => destinationOf(type) === 'table') ?? null;
}

/** One of the store's tables, or any typed text if the store has no list of tables. */
export function chosenTable(
  guest: GuestDraft,
  orderType: NamedType,
  tables: readonly ChosenTable[],
): ChosenTable | null {
  const iden = guest.table.trim();
  if (destinationOf(orderType) !== 'table' || iden === '') return null;
  if (tables.length === 0) return { iden, idel: orderType.kind === 'room' ? 'Room' : 'Table' };
  const known = tables.find((table) => table.iden === iden);
  return known ? { iden, idel: known.idel } : null;
}

/** The guest as the guests' own checkout has it, so that the same rules apply. */
export function checkoutForm(
  guest: GuestDraft,
  orderType: NamedType,
  table: ChosenTable | null,
): CheckoutForm {
  const { name, phone, remarks, address, pickupAt } = guest;
  const addresses = { address: address.trim(), pickup: pickupAt || ASAP, table: '' };
  return {
    contact: { name: name.trim(), phone: phone.replace(/[\s-]/g, ''), countryCode: DEFAULT_COUNTRY_CODE },
    address: addresses[destinationOf(orderType)],
    remarks: remarks.trim(),
    hasTable: table !== null,
  };
}
