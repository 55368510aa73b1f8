import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { createContext } from './context.ts';
import { createServices } from './create-services.ts';
import { openDatabase } from './db/client.ts';
import { type EmbeddedDatabase, EmbeddedDatabaseError, startEmbedded } from './db/embedded/start-embedded.ts';
import { refuseOtherSecretKey } from './db/instance.ts';
import { migrate } from './db/migrate.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createImageFiles } from './images/image-files.ts';
import { outboxSender } from './otp/adapters/outbox-sender.ts';
import { createNotifyBus } from './realtime/adapters/notify-bus.ts';
import { createLocalBus } from './realtime/hint-bus.ts';
import { loadSecretKey } from './secret-key.ts';
import { createSecrets } from './secrets.ts';
import { announce } from './start/announce.ts';
import { prepareDemo } from './start/prepare-demo.ts';
import { onceStopped } from './start/stop.ts';

const POLL_MS = 1_000;
const version = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

const say = (message: string) => console.log(message);

/** The one place where environment and adapters meet: env -> adapters -> services -> app -> listen. */
async function start(env: Env): Promise<void> {
  const secrets = createSecrets(await loadSecretKey(env.secretKey, env.dataDir));
  const embedded = env.databaseUrl === null ? await startEmbedded({ dataDir: env.dataDir, log: say }) : null;
  const stopEarly = async (error: unknown) => {
    await embedded?.stop();
    throw error;
  };
  await serve(env, secrets, embedded).catch(stopEarly);
}

async function serve(env: Env, secrets: ReturnType<typeof createSecrets>, embedded: EmbeddedDatabase | null) {
  const connection = embedded?.connection ?? { connectionString: env.databaseUrl ?? '' };
  const database = openDatabase(connection, say);
  await migrate(database.pool);
  await refuseOtherSecretKey(database.db, secrets, Date.now());

  const services = createServices({
    db: database.db,
    clock: Date.now,
    secrets,
    bus: embedded ? createLocalBus() : createNotifyBus(connection, database.pool, say),
    otpSender: outboxSender,
    images: createImageFiles(join(env.dataDir, 'images')),
    rateLimitScale: env.rateLimitScale,
    pollMs: POLL_MS,
    onError: (error) => app.log.error({ err: error }, 'A feed could not be read'),
  });
  const app = await createApp(services, {
    version,
    publicUrl: env.publicUrl,
    appToken: env.appToken,
    trustProxy: env.trustProxy,
    logger: { level: env.logLevel },
  });

  const isDemoWanted = env.demo ?? embedded !== null;
  const password = env.demoPassword ?? randomBytes(9).toString('base64url');
  const demo = isDemoWanted
    ? await prepareDemo(createContext(services, { kind: 'system' }), password, say)
    : null;
  await app.listen({ port: env.port, host: env.host });
  announce({ env, app, demo, version, say });

  const cause = await onceStopped(embedded);
  await app.close();
  await services.feeds.close();
  await database.close();
  await embedded?.stop();
  if (cause !== null) throw new Error(cause);
}

try {
  await start(readEnv(process.env));
  process.exit(0);
} catch (error) {
  const isExpected = error instanceof EnvError || error instanceof EmbeddedDatabaseError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
