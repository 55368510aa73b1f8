import type { FastifyRequest } from 'fastify';
import { needsOtp } from '#domain/checkout.ts';
import type { Shelved } from '../menus/shelf.ts';
import { sha256 } from '../secrets.ts';

/** As far as a request tells it: guests in one place share an address, and then mean the same store. */
export interface Visitor {
  address: string;
  device: string;
}

/** Which store each visitor dealt with last, of those that ask for codes. */
export interface RecentStores {
  note(visitor: Visitor, shelved: Pick<Shelved, 'store' | 'catalogue'>): void;
  get(visitor: Visitor): string | null;
}

const MOST_VISITORS = 20_000;

export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  return { address: ip, device: headers['user-agent'] ?? '' };
}

/** Only in memory: who is forgotten is asked to name the store. */
export function createRecentStores(): RecentStores {
  const stores = new Map<string, string>();
  return {
    note(visitor, { store, catalogue }) {
      if (!catalogue.orderTypes.some((orderType) => orderType.active && needsOtp(orderType))) return;
      const key = keyOf(visitor);
      stores.delete(key);
      stores.set(key, store.storeId);
      const [oldest] = stores.keys();
      if (stores.size > MOST_VISITORS && oldest !== undefined) stores.delete(oldest);
    },
    get: (visitor) => stores.get(keyOf(visitor)) ?? null,
  };
}

/** Hashed, because a device names itself at whatever length. */
function keyOf({ address, device }: Visitor): string {
  return sha256(`${address} ${device}`);
}
