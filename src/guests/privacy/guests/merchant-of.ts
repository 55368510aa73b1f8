import { addressLine } from '#restaurant/stores/rules/address-line.ts';
import type { StoreProfile } from '#restaurant/stores/wire/store.ts';
import type { Merchant } from './legal-text.ts';

type Named = Pick<StoreProfile, 'name' | 'slug' | 'legalName' | 'address' | 'links'>;

/** The store's details for legal texts. */
export function merchantOf(profile: Named, origin: string): Merchant {
  const contact = (type: string) => profile.links.find((link) => link.type === type)?.url;
  return {
    name: profile.name,
    legalName: profile.legalName,
    address: addressLine(profile.address),
    menuUrl: `${origin}/${profile.slug}`,
    email: contact('Email')?.replace(/^mailto:/i, ''),
    phone: contact('Phone')?.replace(/^tel:/i, ''),
  };
}
