import type { FastifyRequest } from 'fastify';
import type { LogConsumer } from '#platform/consumers/server/consume-logs.ts';
import type { Ctx, StoreCtx } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import type { Db } from '#platform/db/server/client.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import type { Guests } from './guests.ts';
import type { PagePart } from './page-part.ts';

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

/** What becomes of a table's rows when a store moves to another place. */
export type TableFate =
  /** The rows of a store, whose keys begin with `store_id`, go along. */
  | 'of stores'
  /** Rows of a store that do not go along. They are made again when they are needed. */
  | 'made anew'
  /** Rows with the store's id go along when it opens at its new place. Here they are erased. */
  | 'goes'
  /** Goes along, and stays here too: it finds the store when somebody asks the old place. */
  | 'finds'
  /** Goes along with an account that is not known at the new place. */
  | 'of people'
  /** Goes along where a row names it. */
  | 'pictures'
  /** Belongs to whoever runs this place, or is of no use elsewhere: links in emails go on to lead here. */
  | 'stays';

/** What a feature adds to the program, which does each of these things by walking the list of all features. */
export interface Feature {
  /** The tables of stores in which it inserts rows. */
  tables?: readonly string[];
  /** Those that belong to no store, which `db/table-kinds.ts` lists too, or are made anew. */
  otherTables?: Record<string, Exclude<TableFate, 'of stores'>>;
  /** By table and column, what their content is sealed for. */
  sealed?: Record<`${string}.${string}`, string>;
  guests?: Guests;
  page?: PagePart;
  /** Erases the files of a store that has closed, before its rows are erased. */
  eraseFiles?: (ctx: Ctx, storeId: string) => Promise<void>;
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
