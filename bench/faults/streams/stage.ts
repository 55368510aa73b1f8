import { join } from 'node:path';
import {
  type SupervisedDatabase,
  superviseEmbedded,
} from '../../../src/platform/db/server/embedded/supervise-embedded.ts';
import { type Api, teaStore } from '../../../src/testing/server/test-stores.ts';
import { withClient } from '../../../src/testing/server/with-client.ts';
import { createClient } from '../../harness/client.ts';
import { launch, newDataDir, type Program, type ProgramOptions, whenReady } from '../../harness/program.ts';
import { type Door, openDoor } from '../door.ts';
import { EVERY_STREAM, type Followed, type StreamName } from './every-stream.ts';
import { type Follower, follow } from './follower.ts';

export interface Held extends Followed {
  name: StreamName;
  follower: Follower;
}

/** A program with a reader of every stream, and a door between it and its database. */
export interface Stage {
  program: Program;
  url: string;
  /** Accounts that it makes are confirmed. */
  api: Api;
  database: SupervisedDatabase;
  /** Where the database is. */
  directory: string;
  door: Door;
  held: Held[];
  stop(): Promise<void>;
}

interface StageOptions extends Pick<ProgramOptions, 'entry' | 'env'> {
  /** Where the database is put, if not into a folder of its own. */
  directory?: string;
}

export async function setStage({ directory, entry, env = {} }: StageOptions = {}): Promise<Stage> {
  const [home, own] = [await newDataDir(), await newDataDir()];
  const dataDir = directory ?? join(home.dataDir, 'database');
  const database = await superviseEmbedded({ dataDir, log: () => {} });
  const door = await openDoor(() => database.connection);
  const { user, password, database: name } = database.connection;
  const address = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${door.port}/${name}`;
  const program = launch({
    dataDir: own.dataDir,
    ...(entry === undefined ? {} : { entry }),
    env: { DATABASE_URL: address, SECRET_KEY: '5a'.repeat(32), ...env },
  });
  const leave = async () => {
    await program.stop();
    door.close();
    await database.stop();
    for (const { remove } of [home, own]) await remove();
  };
  try {
    const url = await whenReady(program);
    const api = apiOf(url, database);
    const held = await holdEveryStream(url, api);
    const stop = async () => {
      await Promise.all(held.map(({ follower }) => follower.stop()));
      await leave();
    };
    return { program, url, api, database, directory: dataDir, door, held, stop };
  } catch (error) {
    await leave();
    throw error;
  }
}

function apiOf(url: string, { connection }: SupervisedDatabase): Api {
  const sql = 'update accounts set verified_at = now() where email = $1';
  return {
    ...createClient(url),
    async verify(email) {
      await withClient(connection, (client) => client.query(sql, [email]));
    },
  };
}

async function holdEveryStream(url: string, api: Api): Promise<Held[]> {
  const store = await teaStore(api);
  const held: Held[] = [];
  for (const name of Object.keys(EVERY_STREAM) as StreamName[]) {
    const followed = await EVERY_STREAM[name](api, store);
    held.push({ ...followed, name, follower: follow(url + followed.path, followed) });
  }
  return held;
}
