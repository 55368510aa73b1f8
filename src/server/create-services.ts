import { createPasswords } from './accounts/passwords.ts';
import type { Db } from './db/client.ts';
import { createLimiter } from './http/limiter.ts';
import type { ImageFiles } from './images/image-files.ts';
import { createShelf } from './menus/shelf.ts';
import { createEstimates } from './ordering/estimates.ts';
import { presentFeed } from './ordering/feed-events.ts';
import type { OtpSender } from './otp/sender.ts';
import type { HintBus } from './realtime/hint-bus.ts';
import { createStoreFeeds } from './realtime/store-feeds.ts';
import type { Secrets } from './secrets.ts';
import type { Services } from './services.ts';

export interface Parts {
  db: Db;
  clock: () => number;
  secrets: Secrets;
  bus: HintBus;
  otpSender: OtpSender;
  images: ImageFiles;
  rateLimitScale: number;
  pollMs: number;
  onError: (error: unknown) => void;
}

/** Everything that follows from the chosen adapters. */
export function createServices(parts: Parts): Services {
  const { db, clock, secrets, bus, otpSender, images, rateLimitScale, pollMs, onError } = parts;
  const present = (storeId: string, rows: Parameters<typeof presentFeed>[2]) =>
    presentFeed(db, storeId, rows);
  const feeds = createStoreFeeds({ db, bus, present, pollMs, onError });
  return {
    db,
    clock,
    secrets,
    feeds,
    otpSender,
    images,
    shelf: createShelf({ db, feeds }),
    limiter: createLimiter(clock, rateLimitScale),
    estimates: createEstimates(db, clock),
    passwords: createPasswords(),
  };
}
