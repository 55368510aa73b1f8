import type { SignUpPolicy } from '#domain/sign-up.ts';
import type { Passwords } from './accounts/passwords.ts';
import { createSlowLane } from './accounts/slow-lane.ts';
import { createAfterwards } from './afterwards.ts';
import { atMostEach } from './at-most.ts';
import type { Db } from './db/client.ts';
import type { FetchOutside } from './http/fetch-outside.ts';
import type { ImageFiles } from './images/image-files.ts';
import type { LimitStore } from './limits/limit-store.ts';
import { createLimiter } from './limits/limiter.ts';
import { createStreamPlaces } from './limits/stream-places.ts';
import type { Mailer } from './mail/mailer.ts';
import { createSaves } from './menus/large-saves.ts';
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
  reserve: Db;
  clock: () => number;
  secrets: Secrets;
  bus: HintBus;
  /** In place of the way that each store has set up. */
  otpSender?: OtpSender;
  payments: Gateways;
  channels: Channels;
  lanPrinters: LanPrinters | null;
  images: ImageFiles;
  fetchPicture: FetchOutside;
  mailer: Mailer;
  passwords: Passwords;
  signUp: SignUpPolicy;
  publicUrl: string;
  /** Where limits are counted. */
  limitStore: LimitStore;
  rateLimitScale: number;
  pollMs: number;
  onError: (error: unknown) => void;
}

const MOST_RENDERED_BYTES = 64 * 1024 * 1024;
/** Apart: made-up tables drive no page out. */
const MOST_PLACED_BYTES = 16 * 1024 * 1024;

/** All orders of a store wait for one row: more at once would only hold connections. */
const AT_ONCE_OF_A_STORE = 4;
const MOST_WAITING_OF_A_STORE = 500;

/** Everything that follows from the chosen adapters. */
export function createServices(parts: Parts): Services {
  const { bus, limitStore, rateLimitScale, pollMs, ...given } = parts;
  const { db, clock, onError } = given;
  const present = (storeId: string, rows: Parameters<typeof presentFeed>[2]) =>
    presentFeed(db, storeId, rows);
  const feeds = createStoreFeeds({ db, bus, present, pollMs, onError });
  const afterwards = createAfterwards(onError);
  const limiter = createLimiter(limitStore, clock, rateLimitScale);
  const services: Services = {
    otpSender: { send: (message) => sendCode(services, message) },
    ...given,
    placesOf: atMostEach(AT_ONCE_OF_A_STORE, MOST_WAITING_OF_A_STORE),
    feeds,
    streamPlaces: createStreamPlaces(rateLimitScale),
    shelf: createShelf({ db, feeds }),
    saves: createSaves(rateLimitScale),
    pages: createRenderedPages(MOST_RENDERED_BYTES),
    placedPages: createRenderedPages(MOST_PLACED_BYTES),
    limiter,
    startingPayments: new Map(),
    estimates: createEstimates(db, clock),
    recentStores: createRecentStores({
      db: given.reserve,
      clock,
      secrets: given.secrets,
      limiter,
      afterwards,
      onError,
    }),
    slowLane: createSlowLane(),
    afterwards,
  };
  return services;
}
