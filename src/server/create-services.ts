import { createPasswords } from './accounts/passwords.ts';
import { createAfterwards } from './afterwards.ts';
import type { Db } from './db/client.ts';
import { createLimiter } from './http/limiter.ts';
import type { ImageFiles } from './images/image-files.ts';
import type { Mailer } from './mail/mailer.ts';
import { createRenderedPages } from './menus/rendered-pages.ts';
import { createShelf } from './menus/shelf.ts';
import type { Channels } from './messages/channels.ts';
import { sendCode } from './messages/send-code.ts';
import { createEstimates } from './ordering/estimates.ts';
import { presentFeed } from './ordering/feed-events.ts';
import { createRecentStores } from './otp/recent-stores.ts';
import type { OtpSender } from './otp/sender.ts';
import type { Gateways } from './payments/provider.ts';
import type { LanPrinters } from './printing/printers.ts';
import type { HintBus } from './realtime/hint-bus.ts';
import { createStoreFeeds } from './realtime/store-feeds.ts';
import type { Secrets } from './secrets.ts';
import type { Services } from './services.ts';

export interface Parts {
  db: Db;
  clock: () => number;
  secrets: Secrets;
  bus: HintBus;
  /** In place of the way that each store has set up. */
  otpSender?: OtpSender;
  payments: Gateways;
  channels: Channels;
  lanPrinters: LanPrinters | null;
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
  const services: Services = {
    otpSender: { send: (message) => sendCode(services, message) },
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
  return services;
}
