import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Parts } from '#apps/server/program/create-services.ts';
import { createMailServers } from '#guests/mail/server/adapters/mail-servers.ts';
import { createChannels } from '#guests/messages/server/adapters/create-channels.ts';
import { createVapid, pushIdentityFrom } from '#guests/messages/server/push/vapid.ts';
import { createTcpPrinters } from '#kitchen/printing/server/adapters/tcp-printers.ts';
import { createAdaequare } from '#money/e-invoices/server/adapters/adaequare.ts';
import { createGateways } from '#money/payments/server/adapters/gateways.ts';
import { createSurroundings } from '#operators/health/server/adapters/create-surroundings.ts';
import type { Db } from '#platform/db/server/client.ts';
import { createMemoryLimits } from '#platform/limits/server/memory-store.ts';
import { createLocalBus } from '#platform/realtime/server/hint-bus.ts';
import { createSecrets } from '#platform/secrets/server/secrets.ts';
import { createPasswords } from '#restaurant/accounts/server/passwords/passwords.ts';
import { createPictureFetch } from '#restaurant/foreign-pictures/server/picture-fetch.ts';
import { createImageFiles } from '#restaurant/pictures/server/image-files.ts';
import { createDatabaseMasters } from '#restaurant/pictures/server/masters/database-masters.ts';
import { createFolderMasters, freeOnDisk } from '#restaurant/pictures/server/masters/folder-masters.ts';

/** The cheapest hashing, because most tests begin with a sign-up. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Parts for a single process without limits. Pictures have a folder only if they are saved. */
export function plainParts(db: Db, pictures = join(tmpdir(), 'thali-no-pictures')): Parts {
  const secrets = createSecrets(Buffer.alloc(32, 7));
  return {
    db,
    reserve: db,
    cluster: null,
    clock: Date.now,
    secrets,
    bus: createLocalBus(),
    payments: createGateways({ allowPrivate: true }),
    channels: createChannels({
      vapid: createVapid(pushIdentityFrom(secrets), 'http://localhost'),
      allowPrivate: true,
      pushServices: ['127.0.0.1:*'],
    }),
    eInvoices: createAdaequare({ allowPrivate: true }),
    lanPrinters: createTcpPrinters({
      ports: { from: 1, to: 65_535 },
      networks: ['127.0.0.0/8'],
      answerMs: 100,
    }),
    images: createImageFiles(pictures, {
      masters: createDatabaseMasters(db, () => freeOnDisk(pictures)),
      earlier: [createFolderMasters(pictures)],
    }),
    fetchPicture: createPictureFetch({ allowPrivate: true }),
    passwords: createPasswords(CHEAP),
    signUp: 'open',
    mailServers: createMailServers({ allowPrivate: true }),
    mailer: { send: async () => {} },
    publicUrl: 'http://localhost',
    otherHosts: [],
    storeHosts: [],
    names: { texts: async () => [], aliases: async () => [], addresses: async () => [] },
    surroundings: createSurroundings({ dataDir: tmpdir(), allowPrivate: true }),
    fetchProof: () => Promise.reject(new Error('There is no such file')),
    limitStore: createMemoryLimits(),
    rateLimitScale: 0,
    trialDays: 0,
    pollMs: 200,
    build: 'test',
    onError: (error) => process.emitWarning(String(error)),
  };
}
