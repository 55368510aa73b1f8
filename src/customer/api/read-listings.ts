import type { ListingPage } from '#domain/api/listing.ts';
import { send } from './send.ts';

export function readListings(q: string, after: string | null): Promise<ListingPage> {
  return send<ListingPage>(`/api/store-listings?${new URLSearchParams({ q, after: after ?? '' })}`);
}
