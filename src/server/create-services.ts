import { createPasswords } from './accounts/passwords.ts';
import { createAfterwards } from './afterwards.ts';
import type { Db } from './db/client.ts';
import { createLimiter } from './http/limiter.ts';
import type { ImageFiles } from './images/image-files.ts';
import type { Mailer } from './mail/mailer.ts';
import { createRenderedPages } from './menus/rendered-pages.ts';
import { createShelf } from './menus/shelf.ts';
import { createEstimates } from './ordering/estimates.ts';
import { presentFeed } from './ordering/feed-events.ts';
import { createRecentStores } from './otp/recent-stores.ts';
import type { OtpSender } from './otp/sender.ts';
import type { Gateways } from './payments/provider.ts';
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
  payments: Gateways;
  images: ImageFiles;
  mailer: Mailer;
  publicUrl: string;
  rateLimitScale: number;
  pollMs: number;
  onError: (error: unknown) => void;
}

const MOST_RENDERED_BYTES = 64 * 1024 * 1024;

/** Everything that follows from the chosen adapters. */
export function createServices(parts: Parts): Services {
  const { bus, rateLimitScale, pollMs, ...given } = parts;
  const { db, clock, onError } = given;
  const present = (storeId: string, rows: Parameters<typeof presentFeed>[2]) =>
    presentFeed(db, storeId, rows);
  const feeds = createStoreFeeds({ db, bus, present, pollMs, onError });
  return {
    ...given,
    feeds,
    shelf: createShelf({ db, feeds }),
    pages: createRenderedPages(MOST_RENDERED_BYTES),
    limiter: createLimiter(clock, rateLimitScale),
    estimates: createEstimates(db, clock),
    recentStores: createRecentStores(),
    passwords: createPasswords(),
    afterwards: createAfterwards(onError),
  };
}
