import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Parts } from '../create-services.ts';
import type { Db } from '../db/client.ts';
import { createCallOutside } from '../http/call-outside.ts';
import { createImageFiles } from '../images/image-files.ts';
import { createChannels } from '../messages/adapters/create-channels.ts';
import { createVapid } from '../messages/vapid.ts';
import { createGateways } from '../payments/adapters/gateways.ts';
import { createTcpPrinters } from '../printing/adapters/tcp-printers.ts';
import { createLocalBus } from '../realtime/hint-bus.ts';
import { createSecrets } from '../secrets.ts';

/** One process by itself that limits nobody; a folder for pictures only where pictures are kept. */
export function plainParts(db: Db, pictures = join(tmpdir(), 'thali-no-pictures')): Parts {
  const secrets = createSecrets(Buffer.alloc(32, 7));
  return {
    db,
    clock: Date.now,
    secrets,
    bus: createLocalBus(),
    payments: createGateways({ publicUrl: 'http://localhost', allowPrivate: true }),
    channels: createChannels({
      call: createCallOutside({ allowPrivate: true }),
      vapid: createVapid(secrets, 'http://localhost'),
      allowPrivate: true,
    }),
    lanPrinters: createTcpPrinters({ ports: { from: 1, to: 65_535 }, answerMs: 100 }),
    images: createImageFiles(pictures),
    mailer: { send: async () => {} },
    publicUrl: 'http://localhost',
    rateLimitScale: 0,
    pollMs: 200,
    onError: (error) => process.emitWarning(String(error)),
  };
}
