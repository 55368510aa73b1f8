import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Parts } from '../create-services.ts';
import type { Db } from '../db/client.ts';
import { createImageFiles } from '../images/image-files.ts';
import { outboxSender } from '../otp/adapters/outbox-sender.ts';
import { createGateways } from '../payments/adapters/gateways.ts';
import { createLocalBus } from '../realtime/hint-bus.ts';
import { createSecrets } from '../secrets.ts';

/** One process by itself that limits nobody; a folder for pictures only where pictures are kept. */
export function plainParts(db: Db, pictures = join(tmpdir(), 'thali-no-pictures')): Parts {
  return {
    db,
    clock: Date.now,
    secrets: createSecrets(Buffer.alloc(32, 7)),
    bus: createLocalBus(),
    otpSender: outboxSender,
    payments: createGateways({ publicUrl: 'http://localhost', allowPrivate: true }),
    images: createImageFiles(pictures),
    mailer: { send: async () => {} },
    publicUrl: 'http://localhost',
    rateLimitScale: 0,
    pollMs: 200,
    onError: (error) => process.emitWarning(String(error)),
  };
}
