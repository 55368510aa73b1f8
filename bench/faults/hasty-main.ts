// A planted fault: the whole program, but for one thing. It acknowledges an order before it commits it.
import type pg from 'pg';
import { createApp } from '../../src/server/app.ts';
import { createServices } from '../../src/server/create-services.ts';
import { openDatabase } from '../../src/server/db/client.ts';
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { createImageFiles } from '../../src/server/images/image-files.ts';
import { outboxSender } from '../../src/server/otp/adapters/outbox-sender.ts';
import { createLocalBus } from '../../src/server/realtime/hint-bus.ts';
import { createSecrets } from '../../src/server/secrets.ts';

const COMMITS_AFTER_MS = 300;
const dataDir = process.env['DATA_DIR'] ?? '';
const embedded = await startEmbedded({ dataDir, log: () => {} });
const database = openDatabase(embedded.connection, () => {});
await migrate(database.pool);

let isHasty = false;

/** Says that it has committed, and does so a moment later. */
function makeHasty(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>;
  const release = client.release.bind(client);
  let committed: Promise<unknown> = Promise.resolve();
  client.query = ((...parts: unknown[]) => {
    if (parts[0] !== 'commit' || !isHasty) return query(...parts);
    committed = new Promise((commit) => setTimeout(commit, COMMITS_AFTER_MS)).then(() => query('commit'));
    return Promise.resolve();
  }) as typeof client.query;
  client.release = (error) => {
    Object.assign(client, { query, release });
    void committed.catch(() => {}).then(() => release(error));
  };
  return client;
}

const { pool } = database;
const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
pool.connect = (async () => makeHasty(await connect())) as typeof pool.connect;
const services = createServices({
  db: database.db,
  clock: Date.now,
  secrets: createSecrets(Buffer.alloc(32)),
  bus: createLocalBus(),
  otpSender: outboxSender,
  images: createImageFiles(dataDir),
  rateLimitScale: 0,
  pollMs: 1_000,
  onError: () => {},
});
const app = await createApp(services, {
  version: 'hasty',
  publicUrl: 'http://localhost',
  appToken: null,
  trustProxy: false,
  logger: { level: 'silent' },
});
// The store and its menu are still made as they should be.
app.server.prependListener('request', ({ url }) => {
  isHasty ||= url?.startsWith('/order/create') ?? false;
});
console.log(`${await app.listen({ port: 0 })}/docs`);
