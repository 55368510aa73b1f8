import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMailServers } from '#guests/mail/server/adapters/mail-servers.ts';
import { createChannels } from '#guests/messages/server/adapters/create-channels.ts';
import { createVapid, pushIdentityFrom } from '#guests/messages/server/push/vapid.ts';
import { createTcpPrinters } from '#kitchen/printing/server/adapters/tcp-printers.ts';
import { createAdaequare } from '#money/e-invoices/server/adapters/adaequare.ts';
import { createGateways } from '#money/payments/server/adapters/gateways.ts';
import { createSurroundings } from '#operators/health/server/adapters/create-surroundings.ts';
import { makeFirstOperator } from '#operators/people/server/make-operator.ts';
import { createContext } from '#platform/context/server/context.ts';
import {
  type Connection,
  type Database,
  openDatabase,
  RESERVED_CONNECTIONS,
} from '#platform/db/server/client.ts';
import { openCluster } from '#platform/db/server/clusters/cluster.ts';
import { createDatabaseClock } from '#platform/db/server/database-clock.ts';
import { EmbeddedDatabaseError, InUseError } from '#platform/db/server/embedded/errors.ts';
import {
  type SupervisedDatabase,
  superviseEmbedded,
} from '#platform/db/server/embedded/supervise-embedded.ts';
import { hasSqlState, isUnreachable } from '#platform/db/server/errors.ts';
import { ensurePushIdentity, recordSecretKey } from '#platform/db/server/instance.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { type OpenLimits, openLimits } from '#platform/limits/server/open-limits.ts';
import { createFileOutbox } from '#platform/mail/server/adapters/file-outbox.ts';
import { createSmtpMailer } from '#platform/mail/server/adapters/smtp-mailer.ts';
import { createNotifyBus } from '#platform/realtime/server/adapters/notify-bus.ts';
import { createLocalBus } from '#platform/realtime/server/hint-bus.ts';
import { loadSecretKeys } from '#platform/secrets/server/secret-key.ts';
import { createSecrets } from '#platform/secrets/server/secrets.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { Tracing } from '#platform/tracing/server/create-tracing.ts';
import { createPasswords } from '#restaurant/accounts/server/passwords/passwords.ts';
import { createDnsNames } from '#restaurant/domains/server/adapters/dns-names.ts';
import { createProofFetch } from '#restaurant/domains/server/fetch-proof.ts';
import { createPictureFetch } from '#restaurant/foreign-pictures/server/picture-fetch.ts';
import { createImages } from '#restaurant/pictures/server/create-images.ts';
import { createDemoPictures } from './demo/demo-pictures.ts';
import { loadBuiltPages } from './pages/built-pages.ts';
import { nameBuild } from './pages/name-build.ts';
import { createApp } from './program/app.ts';
import { createServices } from './program/create-services.ts';
import { type Env, parseEnv } from './program/env.ts';
import { EnvError } from './program/env-values.ts';
import { readKept, workInBackground } from './program/start/background.ts';
import { createDemoGateway } from './program/start/demo-gateway.ts';
import { describeFailure } from './program/start/describe-failure.ts';
import { catchWhatIsLeft } from './program/start/last-resort.ts';
import { endRequests, findLocalAddress, listen } from './program/start/listen.ts';
import { finishDemoBehind, prepareDemo } from './program/start/prepare-demo.ts';
import { printAddresses } from './program/start/print-addresses.ts';
import { repeat, untilDone } from './program/start/repeat.ts';
import { listenForStop, type Stop } from './program/start/stop.ts';

const POLL_MS = 1_000;
const MEASURE_MS = MINUTE;
const PAYING_AGAIN_MS = 5_000;
/** EX_CONFIG: with the same values it would end in the same way. */
const WRONG_START = 78;
const PRINTER_PORTS = { from: 9100, to: 9109 };
const version = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** Without a collector it is not in memory. */
const loadTracing = () => import('#platform/tracing/server/create-tracing.ts');

const say = (message: string) => console.log(message);

/** The program has served, and can't any longer. */
class UnaskedEnd extends Error {}

/** Connects environment and adapters: env -> adapters -> services -> app -> listen. */
async function start(env: Env): Promise<void> {
  const stop = listenForStop();
  const secrets = createSecrets(...(await loadSecretKeys(env.secretKey, env.dataDir)));
  const embedded =
    env.databaseUrl === null ? await superviseEmbedded({ dataDir: env.dataDir, log: say }) : null;
  stop.leaveWhenAsked();
  const connection = embedded?.connection ?? { connectionString: env.databaseUrl ?? '' };
  const database = openDatabase(connection, say);
  const reserve = openDatabase(connection, say, RESERVED_CONNECTIONS);
  const alone = { isAlone: embedded !== null, redisUrl: env.redisUrl };
  const limits = await openLimits({ ...alone, connection, log: say });
  const tracing = env.collector && (await loadTracing()).createTracing(env.collector, version, say);
  tracing?.watchDatabase(database);
  try {
    await serve(env, { secrets, embedded, connection, database, reserve, limits, stop, tracing });
  } finally {
    await tracing?.close();
    await Promise.all([database.close(), reserve.close(), limits.close()]);
    await embedded?.stop();
  }
}

interface Base {
  secrets: ReturnType<typeof createSecrets>;
  embedded: SupervisedDatabase | null;
  connection: Connection;
  database: Database;
  reserve: Database;
  limits: OpenLimits;
  stop: Stop;
  tracing: Tracing | null;
}

async function serve(env: Env, base: Base): Promise<void> {
  const { secrets, embedded, connection, database, reserve, limits, stop, tracing } = base;
  const naming = nameBuild(env.pagesDir);
  await migrate(connection, { log: say }).catch((error: Error) => {
    const isWrongUrl = isUnreachable(error) || hasSqlState(error, ['28000', '28P01', '3D000']);
    if (env.databaseUrl === null || !isWrongUrl) throw error;
    throw new EnvError(`DATABASE_URL must name a PostgreSQL 15 to 18 that answers (${error.message}).`);
  });
  const clock = createDatabaseClock({ db: reserve.db, warn: say });
  await clock.measure();
  await recordSecretKey(database.db, secrets, clock.now());
  const pushIdentity = await ensurePushIdentity(database.db, secrets, () => pushIdentityFrom(secrets));

  const demoGateway = createDemoGateway(env, say);
  const demoWork = { pictures: createDemoPictures(), say };
  const cluster = await openCluster(connection, database, say);
  const services = createServices({
    db: database.db,
    reserve: reserve.db,
    cluster,
    clock: clock.now,
    secrets,
    bus: embedded ? createLocalBus() : createNotifyBus(connection, say),
    payments: createGateways({
      allowPrivate: env.privateGateways || demoGateway.isAt,
    }),
    channels: createChannels({
      vapid: createVapid(pushIdentity, env.publicUrl),
      allowPrivate: env.privateGateways,
      pushServices: env.pushServices,
    }),
    eInvoices: createAdaequare({ allowPrivate: env.privateGateways }),
    lanPrinters: env.printersOnLan ? createTcpPrinters({ ports: PRINTER_PORTS }) : null,
    passwords: createPasswords(),
    images: createImages(database.db, env, demoWork.pictures.make),
    fetchPicture: createPictureFetch({ allowPrivate: false }),
    mailer:
      env.smtpUrl === null
        ? createFileOutbox(join(env.dataDir, 'outbox'), say)
        : createSmtpMailer(env.smtpUrl, env.mailFrom ?? `no-reply@${new URL(env.publicUrl).hostname}`),
    mailServers: createMailServers({ allowPrivate: env.privateGateways }),
    publicUrl: env.publicUrl,
    otherHosts: env.otherHosts,
    storeHosts: env.storeHosts,
    build: await naming,
    names: createDnsNames(env.dnsServers),
    fetchProof: createProofFetch({ allowPrivate: false }),
    surroundings: createSurroundings({ dataDir: env.dataDir, allowPrivate: env.privateGateways }),
    limitStore: limits,
    signUp: env.signUp,
    trialDays: env.trialDays,
    rateLimitScale: env.rateLimitScale,
    pollMs: POLL_MS,
    onError: (error) => app.log.error({ err: error }, 'Something could not be done behind the scenes'),
  });
  await readKept(services);
  const pages = await loadBuiltPages(env.pagesDir);
  const app = await createApp(services, {
    version,
    appToken: env.appToken,
    metricsToken: env.metricsToken,
    trustProxy: env.trustProxy,
    pages,
    tracing,
    logger: { level: env.logLevel },
  });

  const isDemoWanted = env.demo ?? embedded !== null;
  const password = env.demoPassword ?? randomBytes(9).toString('base64url');
  const demo = isDemoWanted
    ? await prepareDemo(createContext(services, { kind: 'system' }), password, demoWork)
    : null;
  await listen(app, env);
  if (env.operatorEmail) {
    const link = await makeFirstOperator(
      { db: database.db, now: clock.now(), passwords: services.passwords, site: services.sites.main() },
      env.operatorEmail,
    );
    if (link) say(`Choose the operator's password within a day: ${link}`);
  }
  printAddresses({ env, app, demo, version, say });
  const demoContext = () => createContext(services, { kind: 'system' });
  const areNew = demo?.password != null;
  const stopPaying =
    demo && embedded
      ? untilDone(PAYING_AGAIN_MS, () => demoGateway.begin(demoContext(), { areNew }), services.onError)
      : async () => {};
  const stopDemo = demo ? finishDemoBehind(services, demoWork) : async () => {};
  const stopWorking = workInBackground(services, { built: pages, version });
  const stopMeasuring = repeat(MEASURE_MS, clock.measure, services.onError);
  catchWhatIsLeft(services, stop.because);
  const cause = await stop.once(embedded);
  await Promise.all([endRequests(app), stopPaying(), stopDemo(), stopWorking(), stopMeasuring()]);
  await Promise.all([services.feeds.close(), cluster?.close()]);
  if (cause !== null) throw new UnaskedEnd(cause);
}

try {
  await start(parseEnv(process.env, findLocalAddress()));
  process.exit(0);
} catch (error) {
  const foreseen = [EnvError, EmbeddedDatabaseError, UnaskedEnd];
  console.error(describeFailure(error, { foreseen, dataDir: process.env.DATA_DIR || './data' }));
  process.exit(error instanceof EnvError || error instanceof InUseError ? WRONG_START : 1);
}
