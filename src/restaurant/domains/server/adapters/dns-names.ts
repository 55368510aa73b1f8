import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Names } from '#platform/ports/server/names.ts';

const TIMES = { timeout: 3_000, tries: 1 };

/** Asks these servers, or those of the machine. */
export function createDnsNames(servers: readonly string[]): Names {
  const resolver = new Resolver(TIMES);
  if (servers.length > 0) resolver.setServers(servers);
  return {
    texts: async (name) => (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    aliases: (name) => orNone(resolver.resolveCname(name)),
    async addresses(name) {
      if (isIP(name)) return [name];
      // A name of one word, such as localhost, is known to the machine alone.
      if (!name.includes('.')) return addressesHere(name);
      const found = await Promise.all([orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))]);
      return found.flat();
    },
  };
}

async function addressesHere(name: string): Promise<string[]> {
  const found = await orNone(lookup(name, { all: true }));
  return found.map(({ address }) => address);
}

const orNone = <T>(asking: Promise<T[]>): Promise<T[]> => asking.catch(() => []);
