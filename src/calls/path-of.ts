import type { Address, GivenTo, GivenToAny } from './contract.ts';

/** The address of a call with its parameters and query. */
export function pathOf<At extends Address>(at: At, ...given: GivenTo<At>): string {
  const { params = {}, query = {} } = givenOf(given);
  const path = at
    .slice(at.indexOf('/'))
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}

export function givenOf<At extends Address>([given]: GivenTo<At>): GivenToAny {
  return (given ?? {}) as GivenToAny;
}

export const methodOf = (at: Address): string => at.slice(0, at.indexOf(' '));
