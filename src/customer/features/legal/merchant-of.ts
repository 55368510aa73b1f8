import type { StoreProfile } from '#domain/api/store.ts';
import { addressLine } from '#domain/store/address-line.ts';
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
