// npm run operator -- add name@example.com: makes somebody an operator, and prints a link for a new password.
import { parseArgs } from 'node:util';
import { isEmail, parseEnv } from '../src/apps/server/program/env.ts';
import { EnvError } from '../src/apps/server/program/env-values.ts';
import { makeOperator } from '../src/operators/people/server/make-operator.ts';
import { openDatabase } from '../src/platform/db/server/client.ts';
import { migrate } from '../src/platform/db/server/migrate.ts';
import { createPasswords } from '../src/restaurant/accounts/server/passwords/passwords.ts';
import { FIRST_BRAND } from '../src/restaurant/brand/rules/brand.ts';
import { reachDatabase } from './reach-database.ts';
import { tellFailure } from './tell-failure.ts';

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb, email = '', ...more] = positionals;
  if (verb !== 'add' || !isEmail(email) || more.length > 0)
    throw new EnvError('Say who it is: add name@example.com');
  const env = parseEnv(process.env);
  const { connection, leave } = await reachDatabase(env);
  try {
    await migrate(connection, { log: () => {} });
    const database = openDatabase(connection, console.error);
    const ctx = {
      db: database.db,
      now: Date.now(),
      passwords: createPasswords(),
      site: { origin: env.publicUrl, brandId: FIRST_BRAND },
    };
    console.log(await makeOperator(ctx, email).finally(database.close));
  } finally {
    await leave();
  }
}

await run().catch(tellFailure);
