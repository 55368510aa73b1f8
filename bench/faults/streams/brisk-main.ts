// The whole program with streams that ask their questions many times a second.
import { openDatabase } from '../../../src/server/platform/db/client.ts';
import { migrate } from '../../../src/server/platform/db/migrate.ts';
import { createApp } from '../../../src/server/program/app.ts';
import { createServices } from '../../../src/server/program/create-services.ts';
import { workInBackground } from '../../../src/server/program/start/background.ts';
import { plainParts } from '../../../src/server/testing/plain-parts.ts';

const HEARTBEAT_MS = 100;
const connection = { connectionString: process.env['DATABASE_URL'] ?? '' };
await migrate(connection);
const [database, reserve] = [openDatabase(connection, () => {}), openDatabase(connection, () => {}, 4)];
const parts = { ...plainParts(database.db), reserve: reserve.db, onError: () => {} };
const services = createServices(parts);
const app = await createApp(services, {
  version: 'brisk',
  appToken: null,
  trustProxy: false,
  heartbeatMs: HEARTBEAT_MS,
  logger: { level: 'silent' },
});
console.log(`${await app.listen({ port: 0, host: '127.0.0.1' })}/docs`);
workInBackground(services);
process.once('SIGTERM', () => process.exit(0));
