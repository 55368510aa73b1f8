// The whole program with streams that ask their questions many times a second.

import { createApp } from '../../../src/apps/server/program/app.ts';
import { createServices } from '../../../src/apps/server/program/create-services.ts';
import { workInBackground } from '../../../src/apps/server/program/start/background.ts';
import { openDatabase } from '../../../src/platform/db/server/client.ts';
import { migrate } from '../../../src/platform/db/server/migrate.ts';
import { plainParts } from '../../../src/testing/server/plain-parts.ts';

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
