import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords } from '../accounts/passwords.ts';
import type { Parts } from '../create-services.ts';
import type { Db } from '../db/client.ts';
import { createImageFiles } from '../images/image-files.ts';
import { createPictureFetch } from '../images/picture-fetch.ts';
import { createMemoryLimits } from '../limits/memory-store.ts';
import { createChannels } from '../messages/adapters/create-channels.ts';
import { createVapid, pushIdentityFrom } from '../messages/vapid.ts';
import { createGateways } from '../payments/adapters/gateways.ts';
import { createTcpPrinters } from '../printing/adapters/tcp-printers.ts';
import { createLocalBus } from '../realtime/hint-bus.ts';
import { createSecrets } from '../secrets.ts';

/** Where nobody attacks, the cheapest: most tests begin with somebody who signs up. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** One process by itself that limits nobody; a folder for pictures only where pictures are kept. */
export function plainParts(db: Db, pictures = join(tmpdir(), 'thali-no-pictures')): Parts {
  const secrets = createSecrets(Buffer.alloc(32, 7));
  return {
    db,
    reserve: db,
    clock: Date.now,
    secrets,
    bus: createLocalBus(),
    payments: createGateways({ publicUrl: 'http://localhost', allowPrivate: true }),
    channels: createChannels({
      vapid: createVapid(pushIdentityFrom(secrets), 'http://localhost'),
      allowPrivate: true,
      pushServices: ['127.0.0.1:*'],
    }),
    lanPrinters: createTcpPrinters({
      ports: { from: 1, to: 65_535 },
      networks: ['127.0.0.0/8'],
      answerMs: 100,
    }),
    images: createImageFiles(pictures),
    fetchPicture: createPictureFetch({ allowPrivate: true }),
    passwords: createPasswords(CHEAP),
    signUp: 'open',
    mailer: { send: async () => {} },
    publicUrl: 'http://localhost',
    limitStore: createMemoryLimits(),
    rateLimitScale: 0,
    pollMs: 200,
    onError: (error) => process.emitWarning(String(error)),
  };
}
