import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords } from '../features/accounts/passwords.ts';
import { createAdaequare } from '../features/e-invoices/adapters/adaequare.ts';
import { createPictureFetch } from '../features/foreign-pictures/picture-fetch.ts';
import { createSurroundings } from '../features/health/adapters/create-surroundings.ts';
import { createMailServers } from '../features/mail/adapters/mail-servers.ts';
import { createChannels } from '../features/messages/adapters/create-channels.ts';
import { createVapid, pushIdentityFrom } from '../features/messages/vapid.ts';
import { createGateways } from '../features/payments/adapters/gateways.ts';
import { createDatabaseMasters } from '../features/pictures/database-masters.ts';
import { createFolderMasters, freeOnDisk } from '../features/pictures/folder-masters.ts';
import { createImageFiles } from '../features/pictures/image-files.ts';
import { createTcpPrinters } from '../features/printing/adapters/tcp-printers.ts';
import type { Db } from '../platform/db/client.ts';
import { createMemoryLimits } from '../platform/limits/memory-store.ts';
import { createLocalBus } from '../platform/realtime/hint-bus.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import type { Parts } from '../program/create-services.ts';

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
