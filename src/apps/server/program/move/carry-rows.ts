import { carryPictures } from './picture-queries.ts';
import {
  type Digest,
  deleteRows,
  inSnapshot,
  insertRows,
  inTransaction,
  type Session,
  selectDigests,
  selectHeaps,
  selectRows,
  type Table,
} from './queries.ts';

export interface Databases {
  from: Session;
  to: Session;
}

interface Difference {
  table: Table;
  /** Keys of rows that are missing there, or are others there. */
  stale: [key: string, Digest][];
  /** Keys of rows that are only there. */
  extra: string[];
}

const ROWS_AT_ONCE = 1000;
const CHARACTERS_AT_ONCE = 4_000_000;
/** As the masters of pictures are called. */
const PICTURE = /\b[0-9a-f]{32}\b/g;

/** Makes the store's rows there equal to those here, as of one moment. Answers how many it has carried. */
export function carryRows({ from, to }: Databases, tables: Table[], storeId: string): Promise<number> {
  return inSnapshot(from, async () => {
    const differences = await compareRows({ from, to }, tables, storeId);
    // Those first that refer to others: what is not there any more must not be in the way of a new row.
    for (const { table, extra } of differences.toReversed())
      for (const keys of inSlices(extra, () => 1)) await deleteRows(to, table, storeId, keys);
    let carried = 0;
    for (const { table, stale } of differences) {
      for (const slice of inSlices(stale, ([, { size }]) => size)) {
        const keys = slice.map(([key]) => key);
        const rows = await selectRows(from, table, storeId, keys);
        await carryPictures(from, to, rows.join().match(PICTURE) ?? []);
        await inTransaction(to, () => insertRows(to, table, rows));
        carried += rows.length;
      }
    }
    return carried;
  });
}

async function compareRows(databases: Databases, tables: Table[], storeId: string): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { table, heaps } of await compareHeaps(databases, tables, storeId)) {
    const [here, there] = await onBothSides(databases, (side) => selectDigests(side, table, storeId, heaps));
    const stale = [...here].filter(([key, { hash }]) => there.get(key)?.hash !== hash);
    const extra = [...there.keys()].filter((key) => !here.has(key));
    differences.push({ table, stale, extra });
  }
  return differences;
}

/** The tables in which the store's rows are others there. */
export async function compareHeaps(
  databases: Databases,
  tables: Table[],
  storeId: string,
): Promise<{ table: Table; heaps: number[] }[]> {
  const others: { table: Table; heaps: number[] }[] = [];
  for (const table of tables) {
    const [here, there] = await onBothSides(databases, (side) => selectHeaps(side, table, storeId));
    const all = [...new Set([...here.keys(), ...there.keys()])];
    const heaps = all.filter((heap) => here.get(heap) !== there.get(heap));
    if (heaps.length > 0) others.push({ table, heaps });
  }
  return others;
}

/** In a transaction there too, so that times are written alike. */
const onBothSides = <T>({ from, to }: Databases, ask: (side: Session) => Promise<T>): Promise<[T, T]> =>
  Promise.all([ask(from), inTransaction(to, () => ask(to))]);

function* inSlices<T>(all: T[], sizeOf: (one: T) => number): Generator<T[]> {
  let slice: T[] = [];
  let size = 0;
  for (const one of all) {
    slice.push(one);
    size += sizeOf(one);
    if (slice.length < ROWS_AT_ONCE && size < CHARACTERS_AT_ONCE) continue;
    yield slice;
    slice = [];
    size = 0;
  }
  if (slice.length > 0) yield slice;
}
