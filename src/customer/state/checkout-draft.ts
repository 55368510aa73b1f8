import { atom } from 'nanostores';
import { DEFAULT_COUNTRY_CODE } from '#domain/checkout.ts';

/** What has been filled in so far; it outlives a look at the menu, but not the tab. */
export interface CheckoutDraft {
  orderType: string | null;
  name: string;
  phone: string;
  countryCode: string;
  /** The country that was chosen: several share a code. */
  region: string;
  /** By what the field is called: an address is no pickup time. */
  addresses: Record<string, string>;
  remarks: string;
}

export const $checkoutDraft = atom<CheckoutDraft>({
  orderType: null,
  name: '',
  phone: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  region: 'IN',
  addresses: {},
  remarks: '',
});

export function changeDraft(change: Partial<CheckoutDraft>): void {
  $checkoutDraft.set({ ...$checkoutDraft.get(), ...change });
}
