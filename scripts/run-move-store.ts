// TO_DATABASE_URL=… npm run move-store -- <slug> --origin <PUBLIC_URL>: moves a store to another database.
import { parseArgs } from 'node:util';
import { parseEnv } from '../src/apps/server/program/env.ts';
import { EnvError } from '../src/apps/server/program/env-values.ts';
import { moveStore } from '../src/apps/server/program/move/move-store.ts';
import { reachDatabase } from './reach-database.ts';
import { tellFailure } from './tell-failure.ts';

const log = (message: string) => console.log(message);

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, origin: { type: 'string' } },
  });
  const [slug, ...more] = positionals;
  // The environment is read by nobody else, unlike the words of a command, and the address has a password.
  const { to = process.env['TO_DATABASE_URL'], origin: given } = values;
  const origin = URL.parse(given ?? '')?.origin;
  if (slug === undefined || !to || !origin?.startsWith('http') || more.length > 0)
    throw new EnvError(
      'Say which store, to which database, and at which address that is served: TO_DATABASE_URL=… <slug> --origin <PUBLIC_URL>',
    );
  const { connection, leave } = await reachDatabase(parseEnv(process.env));
  try {
    const onStep = (step: string) => log(`The store is ${step}.`);
    const move = { slug, from: connection, to: { connectionString: to }, origin, log, onStep };
    const { rows, copiedMs, closedMs } = await moveStore(move);
    log(`${rows} rows were carried in ${inSeconds(copiedMs + closedMs)}.`);
    log(`Guests and staff waited for ${inSeconds(closedMs)}. The store is at ${origin}/${slug}.`);
  } finally {
    await leave();
  }
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

await run().catch(tellFailure);
