import { MINUTE } from '#platform/time/rules/durations.ts';
import { type Connection, type Database, type Db, openDatabase } from '../client.ts';
import { isUnreachable } from '../errors.ts';
import { keepsEveryPlan } from '../statements/keeps-every-plan.ts';
import { isDistributed } from './distribute.ts';

/** A database whose tables of stores are spread over several machines. */
export interface Cluster {
  /**
   * Runs the body over connections to the store's own machine, where only the tables of stores are. They take a
   * statement before they have answered the one before it.
   */
  at<T>(storeId: string, body: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface Place {
  host: string;
  port: number;
}

/** To each machine, for orders alone, which hold one for some milliseconds. */
const CONNECTIONS = 10;

/** Group 0 is the machine of DATABASE_URL. */
const PLACE = `select node.nodename as host, node.nodeport as port
  from pg_dist_placement placement join pg_dist_node node using (groupid)
  where placement.shardid = get_shard_id_for_distribution_column('stores', $1::uuid)
    and groupid > 0 and node.noderole = 'primary' and node.metadatasynced`;

/** Null where one machine has everything. */
export async function openCluster(
  connection: Connection,
  { pool }: Database,
  log: (message: string) => void,
): Promise<Cluster | null> {
  if (!(await isDistributed(pool))) return null;
  const open = (to: Connection) => openDatabase(to, log, CONNECTIONS, { pipeline: true });
  const first = open(connection);
  const machines = new Map<string, Database>();
  let known = nothingKnown();

  async function findPlace(storeId: string): Promise<Place | null> {
    const { rows } = await pool.query<Place>({ name: 'place of a store', text: PLACE, values: [storeId] });
    return rows[0] ?? null;
  }

  /** The first machine sends on what it is asked. So orders go there while this program can't reach theirs. */
  async function reach(name: string, to: Connection, storeId: string): Promise<Db> {
    try {
      const isWasteful = await keepsEveryPlan(to, storeId);
      const machine = machines.get(name) ?? open(isWasteful ? planningEachTime(to) : to);
      machines.set(name, machine);
      return machine.db;
    } catch (error) {
      log(`Orders are sent to ${name} by the first machine: ${(error as Error).message}`);
      return first.db;
    }
  }

  return {
    async at(storeId, body) {
      if (known.until < performance.now()) known = nothingKnown();
      const { places, reached } = known;
      const place = await remember(places, storeId, () => findPlace(storeId));
      if (!place) return body(first.db);
      const name = `${place.host}:${place.port}`;
      const db = await remember(reached, name, () => reach(name, connectionTo(connection, place), storeId));
      try {
        return await body(db);
      } catch (error) {
        if (db !== first.db && isUnreachable(error)) {
          places.delete(storeId);
          reached.delete(name);
        }
        throw error;
      }
    },
    async close() {
      await Promise.all([first, ...machines.values()].map((machine) => machine.close()));
    },
  };
}

/**
 * Each machine can be asked for every store, and sends on what isn't its own. So a store that has moved, or a machine
 * with a new address, may be noticed late.
 */
const nothingKnown = () => ({
  places: new Map<string, Promise<Place | null>>(),
  reached: new Map<string, Promise<Db>>(),
  until: performance.now() + MINUTE,
});

function remember<T>(known: Map<string, Promise<T>>, name: string, find: () => Promise<T>): Promise<T> {
  const earlier = known.get(name);
  if (earlier) return earlier;
  const found = find();
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

/** The same database and user on another machine. */
function connectionTo(connection: Connection, { host, port }: Place): Connection {
  if (!('connectionString' in connection)) return { ...connection, host, port };
  const url = new URL(connection.connectionString);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  url.host = `${host}:${port}`;
  return { connectionString: url.href };
}

function planningEachTime(connection: Connection): Connection {
  const option = '-c plan_cache_mode=force_custom_plan';
  if (!('connectionString' in connection)) return { ...connection, options: option };
  const url = new URL(connection.connectionString);
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} ${option}`.trim());
  return { connectionString: url.href };
}
