import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { Address, Answer, Given, GivenTo, GivenToAny } from '#calls/contract.ts';
import { givenOf } from '#calls/path-of.ts';
import { call } from './call.ts';

type Read = Extract<Address, `GET ${string}`>;
type How<At extends Read> = Omit<UseQueryOptions<Answer<At>>, 'queryKey' | 'queryFn' | 'select'>;

/** A read as a query. Its key is its address, so that invalidating an address also reads again what is below it. */
export function query<At extends Read>(at: At, given: Given<At>, how?: How<At>) {
  const args = [given] as unknown as GivenTo<At>;
  const read = call as unknown as (at: At, ...args: GivenTo<At>) => Promise<Answer<At>>;
  return queryOptions<Answer<At>>({
    ...how,
    queryKey: keyOf(at, givenOf(args)),
    queryFn: () => read(at, ...args),
  });
}

/** The key of a store's read begins with the store, also where the address does not, such as `/api/mail/:storeId`. */
export function keyOf(at: Read, { params = {}, query: asked = {} }: GivenToAny): QueryKey {
  const parts = at.replace(/^GET \/(api\/)?/, '').split('/');
  const isOfStore = parts[0] !== 'operator' && parts.includes(':storeId');
  const path = isOfStore ? ['stores', ':storeId', ...parts.filter((part) => !OF_STORE.has(part))] : parts;
  const said = Object.entries(asked).filter(([, value]) => value !== null && value !== undefined);
  return [
    ...path.map((part) => (part.startsWith(':') ? params[part.slice(1)] : part)),
    ...(said.length > 0 ? [Object.fromEntries(said)] : []),
  ];
}

const OF_STORE: ReadonlySet<string> = new Set(['stores', ':storeId']);
