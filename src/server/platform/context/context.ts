import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#domain/errors.ts';
import { may, type Permission, type Role } from '#domain/people/permissions.ts';
import { type Db, inTransaction } from '../db/client.ts';
import { isRetryable } from '../db/errors.ts';
import type { ActorRecord } from '../db/schema/orders.ts';
import type { Network } from '../limits/network.ts';
import type { Services } from './services.ts';

export type Member = { kind: 'staff'; id: string; name: string; role: Role; isVerified: boolean };
export type Actor = { kind: 'guest' } | { kind: 'system' } | Member;

/** Who asks, when, over which connection; the first argument of every verb. */
export interface Ctx {
  actor: Actor;
  now: number;
  db: Db;
  services: Services;
  /** Whose rows its transactions hold, where that is known: each store has a few of the connections at once. */
  storeId?: string;
  /** Stores whose log has grown in this transaction, and whether their pages have changed. Null outside of one. */
  grown: Map<string, { pages: boolean }> | null;
}

/** A context in which the actor has been found to be a member of the store. */
export interface StoreCtx extends Ctx {
  actor: Member;
  storeId: string;
  /** Where the request came from. */
  network: Network;
}

export function createContext(services: Services, actor: Actor): Ctx {
  return { actor, now: services.clock(), db: services.db, services, grown: null };
}

export function authorise(ctx: StoreCtx, permission: Permission): void {
  if (!may(ctx.actor.role, permission)) throw new AppError('FORBIDDEN');
}

/** For what reaches other people, or their money: whose address is not their own may not do it. */
export function requireVerified(ctx: StoreCtx): void {
  if (!ctx.actor.isVerified) throw new AppError('EMAIL_UNVERIFIED');
}

export function recordOf(actor: Actor): ActorRecord {
  return actor.kind === 'staff' ? { kind: 'staff', id: actor.id, name: actor.name } : actor;
}

const MOST_TRIES = 5;

type Grown = NonNullable<Ctx['grown']>;

/** Runs the body in one transaction, reusing an outer one. The body may run again, so it has no side effects. */
export function withTransaction<C extends Ctx, T>(ctx: C, body: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.grown !== null) return body(ctx);
  return settle(ctx, (grown) => inTransaction(ctx.db, (db) => body({ ...ctx, db, grown })));
}

/** The same for a body that writes with a single statement, which is a transaction of its own. */
export function withOneStatement<C extends Ctx, T>(ctx: C, body: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.grown !== null) return body(ctx);
  return settle(ctx, (grown) => body({ ...ctx, grown }));
}

function settle<T>({ services, storeId }: Ctx, run: (grown: Grown) => Promise<T>): Promise<T> {
  const attempt = () => tryOften(services, run);
  return storeId === undefined ? attempt() : services.placesOf(storeId)(attempt);
}

async function tryOften<T>(services: Services, run: (grown: Grown) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const grown: Grown = new Map();
    try {
      const result = await run(grown);
      announceAll(services, grown);
      return result;
    } catch (error) {
      if (!isRetryable(error) || attempt === MOST_TRIES) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** To be called by whoever writes to a store's log. */
export function noteGrowth({ grown }: Ctx, storeId: string, { pages }: { pages: boolean }): void {
  if (grown === null) throw new Error('The log is only written in a transaction');
  grown.set(storeId, { pages: pages || grown.get(storeId)?.pages === true });
}

/** Only after COMMIT. Whoever has changed a page sees it changed: it doesn't wait for the feed to come round. */
function announceAll({ feeds, shelf }: Services, grown: Grown): void {
  for (const [storeId, { pages }] of grown) {
    if (pages) shelf.forget(storeId);
    feeds.announce(storeId, { pages });
  }
}

export function guestContext(services: Services): Ctx {
  return createContext(services, { kind: 'guest' });
}
