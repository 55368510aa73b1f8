import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from '../../src/platform/db/server/embedded/binaries.ts';
import { ensureCluster, serverEnvironment } from '../../src/platform/db/server/embedded/cluster.ts';
import { clusterName, prepareLayout } from '../../src/platform/db/server/embedded/layout.ts';
import { makeListenAddress } from '../../src/platform/db/server/embedded/listen-address.ts';
import { endProcesses } from '../../src/platform/db/server/embedded/processes.ts';
import { chooseRunAs, commandOf } from '../../src/platform/db/server/embedded/run-as.ts';
import type { EmbeddedConnection } from '../../src/platform/db/server/embedded/session.ts';
import { asArguments, serverSettings } from '../../src/platform/db/server/embedded/settings.ts';
import { startEmbedded } from '../../src/platform/db/server/embedded/start-embedded.ts';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
import { withClient } from '../../src/testing/server/with-client.ts';
import { openDoor } from './door.ts';

/** A PostgreSQL and a standby that has each commit before it is acknowledged, behind one address. */
export interface Pair {
  databaseUrl: string;
  /** Kills the first one, promotes the standby, and leads the address there. */
  failOver(): Promise<void>;
  /** The server that the address leads to. */
  connection(): EmbeddedConnection;
  stop(): Promise<void>;
}

export async function startPair(directory: string): Promise<Pair> {
  const primary = await startEmbedded({ dataDir: join(directory, 'primary'), log: () => {} });
  const standby = await startStandby(join(directory, 'standby'), {
    ...primary.connection,
    cluster: join(directory, 'primary', 'postgres'),
  });
  await withClient(primary.connection, async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query('select pg_reload_conf()');
    const isSynchronous = async () =>
      (await client.query("select from pg_stat_replication where sync_state = 'sync'")).rowCount === 1;
    await waitUntil(isSynchronous, 'the standby follows');
  });
  let present = primary.connection;
  const door = await openDoor(() => present);
  const { user, password, database } = present;
  return {
    databaseUrl: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${door.port}/${database}`,
    connection: () => present,
    async failOver() {
      const cluster = join(directory, 'primary', 'postgres');
      await endProcesses(cluster, clusterName(cluster));
      await withClient(standby.connection, (client) => client.query('select pg_promote(true, 10)'));
      present = standby.connection;
      door.cut();
    },
    async stop() {
      door.close();
      await standby.stop();
      await primary.stop();
    },
  };
}

/** Starts a standby from a copy of the running server, which logs what changes meanwhile. */
async function startStandby(dataDir: string, primary: EmbeddedConnection & { cluster: string }) {
  const binaries = await findBinaries();
  const layout = await prepareLayout(dataDir);
  const runAs = await chooseRunAs(binaries, layout);
  await withClient(primary, async (client) => {
    await client.query("select pg_backup_start('standby', true)");
    await cp(primary.cluster, layout.cluster, {
      recursive: true,
      filter: (source) => !source.endsWith('postmaster.pid') && !source.includes('/pg_wal/'),
    });
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    await writeFile(join(layout.cluster, 'backup_label'), rows[0].labelfile);
  });
  await writeFile(join(layout.cluster, 'standby.signal'), '');
  await ensureCluster(layout, binaries, runAs, () => {});
  const { host, port, settings } = await makeListenAddress(layout, runAs, true);
  const [command, args] = commandOf(runAs, binaries.postgres, [
    '-D',
    layout.cluster,
    ...asArguments({
      ...serverSettings(layout, binaries, true, true),
      ...settings,
      primary_conninfo: `host=${primary.host} port=${primary.port} user=${primary.user} password=${primary.password}`,
    }),
  ]);
  const server = spawn(command, args, {
    ...runAs.ids,
    cwd: layout.cluster,
    env: serverEnvironment(),
    stdio: 'ignore',
  });
  const connection = { ...primary, host, port };
  const answers = () => withClient(connection, () => Promise.resolve(true)).catch(() => false);
  await waitUntil(answers, 'the standby answers');
  return {
    connection,
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      await rm(host, { recursive: true, force: true });
    },
  };
}
