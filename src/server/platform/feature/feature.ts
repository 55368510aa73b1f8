import type { FastifyRequest } from 'fastify';
import type { LogConsumer } from '../consumers/consume-logs.ts';
import type { Ctx, StoreCtx } from '../context/context.ts';
import type { Services } from '../context/services.ts';
import type { Db } from '../db/client.ts';
import type { App } from '../http/schemas.ts';

export type Params = Record<string, string>;
type Routes = (app: App) => void;

/**
 * What is done for stores each hour, in this order: what has expired is deleted; receipts and bills that are missing are
 * made; ended days are closed and summed up; use is counted; closed stores are erased; and other machines, which may take
 * their time, are asked. Steps of one phase do not depend on each other, unless they are of one feature.
 */
export const HOURLY_PHASES = ['delete', 'receipts', 'bills', 'days', 'use', 'stores', 'ask'] as const;
type HourlyPhase = (typeof HOURLY_PHASES)[number];
type StoresStep = (ctx: Ctx, storeIds: string[]) => Promise<void>;

interface Repeated {
  everyMs: number;
  /** Ends early once the signal is given. */
  work: (ctx: Ctx, signal: AbortSignal) => Promise<void>;
}

/** What the program keeps in memory: read before it serves, and again to see what others that run beside it change. */
interface Kept {
  everyMs: number;
  keep: (services: Services, db: Db) => Promise<void>;
}

/** What a feature adds to the program, which does each of these things by walking the list of all features. */
export interface Feature {
  routes?: readonly Routes[];
  /** Those that read bodies of another kind or size, each in a scope of its own. */
  apart?: readonly Routes[];
  /**
   * What a name in an address of a store stands for, such as `orderId`; `orderId/itemId` is an `itemId` after an
   * `orderId`. It fails if there is no such thing.
   */
  named?: Record<string, (ctx: StoreCtx, name: string, params: Params) => Promise<unknown>>;
  /** The same for other addresses, and all below them. */
  addresses?: Record<string, (ctx: Ctx, params: Params, request: FastifyRequest) => Promise<unknown>>;
  /** What is deleted each hour over all stores at once. */
  hourly?: readonly ((ctx: Ctx) => Promise<void>)[];
  /** What is done each hour for some hundred stores at a time. */
  hourlyOfStores?: { readonly [Phase in HourlyPhase]?: readonly StoresStep[] };
  repeated?: readonly Repeated[];
  kept?: Kept;
  consumer?: LogConsumer;
}

export const feature = <Declared extends Feature>(declared: Declared): Declared => declared;
