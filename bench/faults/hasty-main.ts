// A planted fault: the whole program, but for one thing. It acknowledges an order before it commits it.
import { createApp } from '../../src/server/app.ts';
import { createServices } from '../../src/server/create-services.ts';
import { type Db, openDatabase } from '../../src/server/db/client.ts';
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

function transaction<T>(body: (tx: Db) => Promise<T>): Promise<T> {
  if (!isHasty) return database.db.transaction(body);
  return new Promise((resolve, reject) => {
    database.db
      .transaction(async (tx) => {
        resolve(await body(tx));
        await new Promise((commit) => setTimeout(commit, COMMITS_AFTER_MS));
      })
      .catch(reject);
  });
}

const db = new Proxy(database.db, {
  get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
});
const services = createServices({
  db,
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
