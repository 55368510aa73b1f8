import type { KnownStore } from '../../state/store-list.ts';

/** As it stands on an envelope, in one line. */
export function addressLine({ street, city, state, pinCode, country }: KnownStore['address']): string {
  return [street, city, `${state} ${pinCode}`.trim(), country].filter((part) => part !== '').join(', ');
}
