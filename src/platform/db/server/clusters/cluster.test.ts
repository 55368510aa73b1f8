import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '#testing/server/empty-database.ts';
import { withClient } from '#testing/server/with-client.ts';
import { type Connection, type Db, openDatabase } from '../client.ts';
import { openCluster } from './cluster.ts';

// What Citus knows of stores and machines. A store lies on the machine whose group its id begins with.
const CITUS = `
  create schema citus;
  create table stores (store_id uuid primary key);
  create table citus.pg_dist_partition as select 'stores'::regclass as logicalrelid;
  create table citus.pg_dist_placement as select shardid, shardid as groupid from generate_series(0, 9) as shardid;
  create table citus.pg_dist_node
    (groupid integer, nodename text, nodeport integer, noderole text, metadatasynced boolean);
  create function citus.get_shard_id_for_distribution_column(t text, id uuid) returns integer
    language sql as 'select left(id::text, 1)::integer'`;

const storeOn = (group: number) => `${group}${randomUUID().slice(1)}`;

async function clusterOf() {
  const connection = await emptyDatabase();
  const query = (text: string, values: unknown[] = []) =>
    withClient(connection, (client) => client.query(text, values));
  await query(CITUS);
  await query(`alter database ${connection.database} set search_path = public, citus`);
  const logs: string[] = [];
  const open = async (as: Connection = connection) => {
    const database = openDatabase(connection, () => {});
    const cluster = await openCluster(as, database, (message) => logs.push(message));
    if (!cluster) throw new Error('There is one machine');
    onTestFinished(async () => void (await Promise.all([cluster.close(), database.close()])));
    return cluster;
  };
  const placeAt = (group: number, port: number) =>
    query(`insert into citus.pg_dist_node values ($1, '127.0.0.1', $2, 'primary', true)`, [group, port]);
  return { connection, query, open, placeAt, logs };
}

/** Another address of the same server, which can fail. */
async function startMachine({ host, port }: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    for (const one of [socket, onward]) sockets.add(one.on('error', () => {}));
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fail = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(fail);
  return { port: (server.address() as AddressInfo).port, fail };
}

const portOf = async ({ $client }: Db) => ($client as pg.Pool).options.port;
const show = async ({ $client }: Db) => (await $client.query('show plan_cache_mode')).rows[0].plan_cache_mode;

test('one machine is no cluster', async () => {
  const connection = await emptyDatabase();
  const database = openDatabase(connection, () => {});
  onTestFinished(() => database.close());
  expect(await openCluster(connection, database, () => {})).toBeNull();
});

test('a store is reached on its own machine, and what has none on the first one', async () => {
  const { connection, open, placeAt, logs } = await clusterOf();
  const [one, two] = [await startMachine(connection), await startMachine(connection)];
  await placeAt(1, one.port);
  await placeAt(2, two.port);
  const cluster = await open();
  const ports = await Promise.all([1, 2, 1, 0].map((group) => cluster.at(storeOn(group), portOf)));
  expect(ports).toEqual([one.port, two.port, one.port, connection.port]);
  expect(logs).toEqual([]);
});

test('a machine that this program can not reach is reached by way of the first', async () => {
  const { connection, open, placeAt, logs } = await clusterOf();
  const gone = await startMachine(connection);
  gone.fail();
  await placeAt(1, gone.port);
  const cluster = await open();
  expect(await cluster.at(storeOn(1), portOf)).toBe(connection.port);
  expect(logs).toEqual([expect.stringContaining(`sent to 127.0.0.1:${gone.port} by the first machine`)]);
});

test('a machine that fails is looked for again, at its new address', async () => {
  const { connection, query, open, placeAt } = await clusterOf();
  const [old, standby] = [await startMachine(connection), await startMachine(connection)];
  await placeAt(1, old.port);
  const cluster = await open();
  const store = storeOn(1);
  const select = (db: Db) => db.$client.query('select').then(() => portOf(db));
  expect(await cluster.at(store, select)).toBe(old.port);
  old.fail();
  await query('update citus.pg_dist_node set nodeport = $1', [standby.port]);
  await expect(cluster.at(store, select)).rejects.toThrow();
  expect(await cluster.at(store, select)).toBe(standby.port);
});

test('prepared statements are planned for each call where nobody sees what plans take', async () => {
  const { connection, query, open, placeAt } = await clusterOf();
  await placeAt(1, (await startMachine(connection)).port);
  expect(await (await open()).at(storeOn(1), show)).toBe('auto');

  const user = `plain_${randomBytes(8).toString('hex')}`;
  await query(`create role ${user} login password 'plain'`);
  onTestFinished(() =>
    withClient({ ...connection, database: 'postgres' }, (admin) => admin.query(`drop role ${user}`)).then(
      () => {},
    ),
  );
  await query(`grant select on stores to ${user}`);
  onTestFinished(() => query(`drop owned by ${user}`).then(() => {}));
  const cluster = await open({ ...connection, user, password: 'plain' });
  expect(await cluster.at(storeOn(1), show)).toBe('force_custom_plan');
});
