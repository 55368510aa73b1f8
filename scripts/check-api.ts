// Lints the API document with a public linter's recommended rules, and refuses changes of /v1 that are no additions.
// Makes no calls, so it needs no database. With --write it keeps additions in
// docs/api/v1.json, and writes the client beside it.
import { readFile, writeFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { createApp } from '../src/apps/server/program/app.ts';
import { createServices } from '../src/apps/server/program/create-services.ts';
import { openDatabase } from '../src/platform/db/server/client.ts';
import { plainParts } from '../src/testing/server/plain-parts.ts';
import { narrowed } from './api/narrowed.ts';
import { type Paths, writeClient } from './api/write-client.ts';

const database = openDatabase({ connectionString: 'postgres://nowhere.invalid/none' }, () => {});
const services = createServices({ ...plainParts(database.db), publicUrl: 'https://menu.example' });
const app = await createApp(services, {
  version: '0.0.0',
  appToken: null,
  trustProxy: false,
  logger: { level: 'silent' },
});
const { body: source } = await app.inject('/docs/openapi.json');
await app.close();
await services.feeds.close();
await database.close();

const config = await createConfig({ extends: ['recommended'] });
// No slug of a sitting is "web": they begin with the key of a store, which has seven letters.
const isPlain = (message: string) => message.includes('/sittings/web/{storeId}');
const found = await lintFromString({ source, config });
const problems = found.filter(({ ruleId, message }) => ruleId !== 'no-ambiguous-paths' || !isPlain(message));
for (const { severity, ruleId, message, location } of problems)
  console.log(`${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);

const KEPT = new URL('../docs/api/v1.json', import.meta.url);
const { paths }: { paths: Paths } = JSON.parse(source);
const ofPrograms = Object.entries(paths)
  .filter(([path]) => path.startsWith('/v1/'))
  .map(([path, calls]) => `${JSON.stringify(path)}: ${JSON.stringify(calls)}`);
const now = `{\n${ofPrograms.join(',\n')}\n}\n`;
const kept = await readFile(KEPT, 'utf8');
const broken = narrowed(JSON.parse(kept), JSON.parse(now));
for (const at of broken) console.log(`Programs rely on it: ${at} (docs/api/v1.json)`);
const CLIENT = new URL('../docs/api/client.ts', import.meta.url);
const client = writeClient(JSON.parse(now));
const keptClient = await readFile(CLIENT, 'utf8').catch(() => '');
const isWritten = broken.length === 0 && process.argv.includes('--write');
if (isWritten) await Promise.all([writeFile(KEPT, now), writeFile(CLIENT, client)]);
const isBehind = !isWritten && broken.length === 0 && (kept !== now || keptClient !== client);
if (isBehind) console.log('docs/api is behind: node scripts/check-api.ts --write');
process.exitCode = problems.length > 0 || broken.length > 0 || isBehind ? 1 : 0;
