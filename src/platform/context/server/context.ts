import { setTimeout as sleep } from 'node:timers/promises';
import type { ActorRecord } from '#ordering/orders/tables.ts';
import { type Db, inTransaction } from '#platform/db/server/client.ts';
import { isRetryable } from '#platform/db/server/errors.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { PersonNews } from '#platform/ports/server/people.ts';
import type { Site } from '#platform/site/server/sites.ts';
import { isInScope, type Scope, scopesFor } from '#programs/keys/rules/scopes.ts';
import { type ActingRole, may, type Permission } from '#restaurant/people/rules/permissions.ts';
import { type Act, isApprovable, isApproved, type Shown } from '#restaurant/people/rules/tablet.ts';
import type { Services } from './services.ts';

export interface StaffActor {
  kind: 'staff';
  id: string;
  name: string;
  role: ActingRole;
  isVerified: boolean;
  /** Only of a program with a key: what it may do, in place of a role. */
  scopes?: readonly Scope[];
  /** The tablet on which they have signed in with a PIN, and what they call there: a manager may approve it. */
  tabletId?: string;
  calls?: string;
  /** What a manager allows them in this call. */
  approval?: Approval;
}

export interface Approval {
  permission: Permission;
  /** Null from a program that does not know acts: it is good for none. */
  act: Act | null;
  by: { id: string; name: string };
  /** Whether it was needed. Only then is it in the log. */
  isUsed: boolean;
}

export type OperatorActor = { kind: 'operator'; id: string; name: string };
export type Actor = { kind: 'guest' } | { kind: 'system' } | StaffActor | OperatorActor;

/** Sees each outermost transaction of a call, from inside. */
export interface Watch {
  over: <T>(tx: Ctx, body: () => Promise<T>) => Promise<T>;
  /** Another one for a part of the call, which is about what these names in an address stand for. */
  about: (params: Readonly<Record<string, string>>) => Watch;
  /** Whether there was a transaction, or the call is watched part by part. */
  isUsed: boolean;
  /** Set once a transaction of the call has committed. */
  hasCommitted?: boolean;
  /** Hears what a command has made, or what it led to. */
  tell?: (id: string) => void;
}

/** Who asks, when, and over which connection. The first argument of every verb. */
export interface Ctx {
  actor: Actor;
  now: number;
  db: Db;
  services: Services;
  /** Where the caller is. */
  site: Site;
  /** The store whose rows the transactions lock, where it is known. Each store has a few connections at once. */
  storeId?: string;
  /** What this transaction publishes after COMMIT. Null outside a transaction. */
  grown: Grown | null;
  /** Only where it was made without the line and comes later: `now` is when it was made. */
  late?: Late;
  /** Only where the call is an act of an operator, or a command that has a key. */
  watch?: Watch;
}

export interface Late {
  /** The key of the command. */
  key: string;
  /** The revision of the store by which it was priced. */
  revision: number | null;
  cameAt: number;
  /** What its tablet has printed of it, by kind and printer. */
  printed: string[];
  /** What a person is asked although it stands: its time, or its signature, may not be what it says. */
  asks?: 'MADE_LONG_AGO' | 'PIN_CHANGED';
  /** The pass of whoever made it, where they are not the sender. */
  pass?: string;
  /** Why its maker may not do it any more. It is then kept for a person to check. */
  refusal?: AppError;
}

interface Grown {
  /** Stores whose log it has written to, and whether their pages changed. */
  logs: Map<string, { pages: boolean }>;
  /** For whom it has written something new. */
  people: Map<PersonNews, Set<string>>;
}

/** A context whose actor is a member of the store. */
export interface StoreCtx extends Ctx {
  actor: StaffActor;
  storeId: string;
  /** Where the request came from. */
  network: Network;
}

/** What is done in a store, by a person or by what follows its log. */
export type OfStore = Ctx & Pick<StoreCtx, 'storeId'>;

export function createContext(services: Services, actor: Actor, site = services.sites.main()): Ctx {
  return { actor, now: services.clock(), db: services.db, services, site, grown: null };
}

/** Whether they may do this by themselves. */
export const mayDo = ({ role, scopes }: StaffActor, permission: Permission): boolean =>
  scopes ? isInScope(scopes, permission) : may(role, permission);

/** Refuses who lacks a permission, unless a manager has approved this one call for what is shown of it. */
export function authorise(ctx: StoreCtx, permission: Permission, shown: Shown = {}): void {
  const { scopes, calls, approval } = ctx.actor;
  if (mayDo(ctx.actor, permission)) return;
  if (scopes) throw new AppError('FORBIDDEN', { scopes: scopesFor(permission) });
  if (calls === undefined || !isApprovable(permission)) throw new AppError('FORBIDDEN');
  const { amount, ...about } = shown;
  const act = { on: calls, ...about };
  if (approval?.permission === permission && isApproved({ ...act, amount }, approval.act)) {
    approval.isUsed = true;
    return;
  }
  const money = amount === undefined ? {} : { amount: toNumber(amount) };
  throw new AppError('FORBIDDEN', { permission, act: { ...act, ...money } });
}

/** Refuses unverified members. Needed for everything that reaches other people or moves money. */
export function requireVerified(ctx: StoreCtx): void {
  if (!ctx.actor.isVerified) throw new AppError('EMAIL_UNVERIFIED');
}

export function actorRecord(actor: Actor): ActorRecord {
  if (actor.kind !== 'staff') return actor;
  const { id, name, role, approval } = actor;
  if (role === 'SUPPORT') return { kind: 'operator', id, name };
  return { kind: 'staff', id, name, ...(approval?.isUsed ? { approvedBy: approval.by } : {}) };
}

const MOST_TRIES = 5;

/** Runs the body in one transaction, or in the outer one. The body may run again, so it has no side effects. */
export async function withTransaction<C extends Ctx, T>(ctx: C, body: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.grown !== null) return body(ctx);
  const { watch } = ctx;
  const result = await runInTurn(ctx, (grown) =>
    inTransaction(ctx.db, (db) => {
      const tx = { ...ctx, db, grown };
      return watch ? watch.over(tx, () => body(tx)) : body(tx);
    }),
  );
  if (watch) watch.hasCommitted = true;
  return result;
}

/** Like withTransaction, for a body with a single statement, which is a transaction of its own. */
export function withOneStatement<C extends Ctx, T>(ctx: C, body: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.grown !== null) return body(ctx);
  return runInTurn(ctx, (grown) => body({ ...ctx, grown }));
}

function runInTurn<T>({ services, storeId }: Ctx, run: (grown: Grown) => Promise<T>): Promise<T> {
  const attempt = () => runWithRetries(services, run);
  return storeId === undefined ? attempt() : services.gateOf(storeId)(attempt);
}

async function runWithRetries<T>(services: Services, run: (grown: Grown) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const grown: Grown = { logs: new Map(), people: new Map() };
    try {
      const result = await run(grown);
      publishGrowth(services, grown);
      return result;
    } catch (error) {
      if (!isRetryable(error) || attempt === MOST_TRIES) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** Called by every write to a store's log. */
export function noteLogGrowth({ grown }: Ctx, storeId: string, { pages }: { pages: boolean }): void {
  if (grown === null) throw new Error('The log is only written in a transaction');
  grown.logs.set(storeId, { pages: pages || grown.logs.get(storeId)?.pages === true });
}

/** Called by every write of something that these people are to hear about. */
export function notePersonNews(
  { grown }: Pick<Ctx, 'grown'>,
  accountIds: readonly string[],
  news: PersonNews,
): void {
  if (grown === null) throw new Error('News are only written in a transaction');
  grown.people.set(news, new Set([...(grown.people.get(news) ?? []), ...accountIds]));
}

/** Runs after COMMIT. Drops the cached store first, so that whoever changed a page sees the change at once. */
function publishGrowth(
  { feeds, people, storeCache, storeHeads, changedStores }: Services,
  grown: Grown,
): void {
  for (const [news, accountIds] of grown.people) people.publish([...accountIds], news);
  for (const [storeId, { pages }] of grown.logs) {
    if (pages) {
      storeCache.forget(storeId);
      storeHeads.forget(storeId);
      changedStores.add(storeId);
    }
    feeds.publish(storeId, { pages });
  }
}

export function guestContext(services: Services, site?: Site): Ctx {
  return createContext(services, { kind: 'guest' }, site);
}
