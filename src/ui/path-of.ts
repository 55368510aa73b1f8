import type { Address, GivenTo } from '#domain/api/calls/contract.ts';

interface InAddress {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
}

/** Where a call goes, with its parameters in the address. */
export function pathOf<At extends Address>(at: At, ...[given]: GivenTo<At>): string {
  const { params = {}, query = {} } = (given ?? {}) as InAddress;
  const path = at
    .slice(at.indexOf('/'))
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path;
}

export const methodOf = (at: Address): string => at.slice(0, at.indexOf(' '));
