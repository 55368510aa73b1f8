import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '#platform/db/server/client.ts';
import { isUniqueViolation } from '#platform/db/server/errors.ts';
import { connectAlone, underLease } from '#platform/db/server/migration-lease.ts';
import { findNamed } from '#restaurant/pictures/server/find-named.ts';
import { carryRows, compareHeaps, type Databases } from './carry-rows.ts';
import {
  isStoreThere,
  leadAway,
  openThere,
  selectMissingBrand,
  selectMovedTo,
  selectNature,
  selectStoreId,
  selectTaken,
} from './directory-queries.ts';
import { findFence, noteTarget, putUpFence, type Target, takeDownFence } from './fence-queries.ts';
import { deletePictures, selectOwnPictures } from './picture-queries.ts';
import { dbOf, deleteAllRows, inSnapshot, type Session, selectTables, type Table } from './queries.ts';
import { FATES } from './table-fates.ts';

/** An error whose message is meant for people. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

export interface Move {
  slug: string;
  from: Connection;
  to: Connection;
  /** The `PUBLIC_URL` of the programs over the other database. */
  origin: string;
  log: (message: string) => void;
  /** How long a request may last that has found the store here: writes are refused for as long. */
  graceMs?: number;
  /** Called between the steps. Tests break off there. */
  onStep?: (step: Step) => void;
}

type Step = 'copied' | 'closed' | 'open there' | 'found there' | 'erased here';

export interface Moved {
  rows: number;
  /** How long the copying took while the store went on. */
  copiedMs: number;
  /** How long nothing could be written to the store. */
  closedMs: number;
}

interface Store extends Databases {
  storeId: string;
  tables: Map<string, Table>;
  /** The tables whose rows are carried before the store opens there. */
  own: Table[];
}

const LEASE_SECONDS = 5;
const GRACE_MS = 15_000;
/** Copies again while the store goes on, until there is this little left. */
const FEW_ROWS = 500;
const MOST_COPIES = 5;

/**
 * Moves a store to another database. Broken off at any moment, a second run goes on: before the store is open there, it
 * copies what is missing; afterwards it only clears up here.
 */
export async function moveStore(move: Move): Promise<Moved> {
  const { from, to, log, graceMs = GRACE_MS, onStep = () => {} } = move;
  let moved: Moved = { rows: 0, copiedMs: 0, closedMs: 0 };
  const there = await connectAlone(to);
  try {
    const target = { instance: await refuseOtherNature(from, there), origin: move.origin };
    // Nothing migrates meanwhile, and no other store moves away.
    await underLease(from, { leaseSeconds: LEASE_SECONDS, log }, async (here) => {
      const store = await findStore(here, there, move.slug);
      const movedTo = await selectMovedTo(here, store.storeId);
      if (movedTo === null) {
        moved = await bringOver(store, target, onStep);
        onStep('found there');
      } else if (movedTo !== target.origin) throw new MoveError(`The store is at ${movedTo} already.`);
      await erase(store);
      onStep('erased here');
      await sleep(graceMs);
      await takeDownFence(here);
    });
  } finally {
    await there.end();
  }
  return moved;
}

/** Answers which database the other is. */
async function refuseOtherNature(from: Connection, there: Session): Promise<string> {
  const here = await connectAlone(from);
  try {
    const [one, other] = [await selectNature(here), await selectNature(there)];
    if (one.migrations !== other.migrations)
      throw new MoveError('The databases are of different versions. Start the same program over both first.');
    if (one.key === null || one.key !== other.key)
      throw new MoveError('The databases have different secret keys. Both need the same SECRET_KEY.');
    return other.instance;
  } finally {
    await here.end();
  }
}

async function findStore(from: Session, to: Session, slug: string): Promise<Store> {
  const storeId = await selectStoreId(from, slug);
  if (storeId === null) throw new MoveError(`There is no store at /${slug} in this database.`);
  const { storeId: fenced } = await findFence(from);
  if (fenced !== null && fenced !== storeId)
    throw new MoveError(`The move of the store ${fenced} was broken off. Finish that one first.`);
  const tables = await selectTables(from);
  const own = [...tables.values()].filter(({ name }) => FATES[name] === 'of stores' && name !== 'stores');
  return { from, to, storeId, tables, own };
}

async function bringOver(store: Store, target: Target, onStep: (step: Step) => void): Promise<Moved> {
  const { from, to, storeId, tables } = store;
  const { origin } = target;
  if (!(await isStoreThere(from, storeId))) throw new MoveError('The store was erased here.');
  const fence = await findFence(from);
  const begun = fence.target;
  if (begun !== null && begun.instance !== target.instance)
    throw new MoveError(`The move to ${begun.origin} was broken off. Finish that one first.`);
  if (await isStoreThere(to, storeId)) {
    if (fence.storeId === null)
      throw new MoveError('The other database has this store too. Erase it there first.');
    await leadAway(from, storeId, origin);
    return { rows: 0, copiedMs: 0, closedMs: 0 };
  }
  const brand = await selectMissingBrand(from, to, storeId);
  if (brand !== null) throw new MoveError(`The other database does not have the brand ${brand}.`);
  const taken = await selectTaken(from, to, storeId);
  if (taken.length > 0) throw new MoveError(`The other database has another ${taken.join(', ')}.`);

  const started = performance.now();
  let rows = await copyInPeace(store);
  onStep('copied');
  const closed = performance.now();
  try {
    await putUpFence(from, ['stores', ...store.own.map(({ name }) => name)], storeId);
    rows += await carry(store);
    await inSnapshot(from, () => refuseDifference(store));
    onStep('closed');
    // Before it may be open there, so that no later run opens it in a third database.
    await noteTarget(from, target);
    await openThere(from, to, tables, storeId);
  } catch (error) {
    // Whoever is killed here can't do so; the next run does without this.
    if (!(await isStoreThere(to, storeId))) await takeDownFence(from);
    throw error;
  }
  onStep('open there');
  await leadAway(from, storeId, origin);
  return { rows, copiedMs: closed - started, closedMs: performance.now() - closed };
}

/** Copies while the store goes on, and again what has changed meanwhile. */
async function copyInPeace(store: Store): Promise<number> {
  let rows = 0;
  for (let times = 0; times < MOST_COPIES; times++) {
    const carried = await carry(store);
    rows += carried;
    if (carried < FEW_ROWS) break;
  }
  return rows;
}

/** Rows that have changed names with each other can't be written one by one: then all are carried anew. */
async function carry(store: Store): Promise<number> {
  const { own, storeId, to } = store;
  try {
    return await carryRows(store, own, storeId);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    for (const { name } of own.toReversed()) await deleteAllRows(to, name, storeId);
    return carryRows(store, own, storeId);
  }
}

async function refuseDifference(store: Store): Promise<void> {
  const others = await compareHeaps(store, store.own, store.storeId);
  if (others.length === 0) return;
  const names = others.map(({ table }) => table.name).join(', ');
  throw new MoveError(`The rows of ${names} are not those that were copied. The store stays here.`);
}

/** What is left of the store here. Its pictures first, since their rows tell which they are. */
async function erase({ from, storeId, tables, own }: Store): Promise<void> {
  const pictures = await selectOwnPictures(from, storeId);
  const named = await findNamed({ db: dbOf(from) }, pictures, storeId);
  await deletePictures(
    from,
    storeId,
    pictures.filter((id) => !named.has(id)),
  );
  const anew = [...tables.values()].filter(({ name }) => FATES[name] === 'made anew');
  for (const { name } of [...anew, ...own.toReversed()]) await deleteAllRows(from, name, storeId);
}
