import type { StoreProfile } from '../api/store.ts';

/** A postal address in one line, without the parts that are empty. */
export function addressLine({ street, city, state, pinCode, country }: StoreProfile['address']): string {
  return [street, city, `${state} ${pinCode}`.trim(), country].filter((part) => part !== '').join(', ');
}
