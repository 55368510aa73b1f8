// Lints the API document with a public linter's recommended rules. Makes no calls, so it needs no database.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openDatabase } from '../src/server/platform/db/client.ts';
import { createApp } from '../src/server/program/app.ts';
import { createServices } from '../src/server/program/create-services.ts';
import { plainParts } from '../src/server/testing/plain-parts.ts';

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
process.exitCode = problems.length > 0 ? 1 : 0;
