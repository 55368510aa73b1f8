import { totalmem } from 'node:os';
import { sendCode } from '#guests/messages/server/codes/send-code.ts';
import { createRecentStores } from '#guests/phone-codes/server/recent-stores.ts';
import { createSaves } from '#ordering/menu/server/saving/large-saves.ts';
import { createStoreCache } from '#ordering/menu/server/store-page/store-cache.ts';
import { createStoreHeads } from '#ordering/menu/server/store-page/store-heads.ts';
import { createEstimates } from '#ordering/recent-orders/server/estimates.ts';
import { createPopularDishes } from '#ordering/recent-orders/server/popular-dishes.ts';
import type { Services } from '#platform/context/server/services.ts';
import type { Db } from '#platform/db/server/client.ts';
import type { Cluster } from '#platform/db/server/clusters/cluster.ts';
import type { FetchOutside } from '#platform/http/server/outside/fetch-outside.ts';
import type { LimitStore } from '#platform/limits/server/limit-store.ts';
import { createLimiter } from '#platform/limits/server/limiter.ts';
import { createStreamPlaces } from '#platform/limits/server/stream-places.ts';
import { countRefused } from '#platform/mail/server/outbox.ts';
import { createMetrics } from '#platform/metrics/server/metrics.ts';
import type { Channels } from '#platform/ports/server/channels.ts';
import type { EInvoiceProvider } from '#platform/ports/server/e-invoices.ts';
import type { Gateways } from '#platform/ports/server/gateways.ts';
import type { ImageFiles } from '#platform/ports/server/image-files.ts';
import type { MailServers } from '#platform/ports/server/mail-servers.ts';
import type { Mailer } from '#platform/ports/server/mailer.ts';
import type { Names } from '#platform/ports/server/names.ts';
import type { OtpSender } from '#platform/ports/server/otp-sender.ts';
import type { Passwords } from '#platform/ports/server/passwords.ts';
import type { LanPrinters } from '#platform/ports/server/printers.ts';
import type { Surroundings } from '#platform/ports/server/surroundings.ts';
import type { HintBus } from '#platform/realtime/server/hint-bus.ts';
import { createPeople } from '#platform/realtime/server/people.ts';
import { createStoreFeeds } from '#platform/realtime/server/store-feeds.ts';
import type { Secrets } from '#platform/secrets/server/secrets.ts';
import { createSites } from '#platform/site/server/sites.ts';
import { createAfterwards } from '#platform/work/server/afterwards.ts';
import { atMostEach } from '#platform/work/server/at-most.ts';
import type { SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';
import { createSlowLane } from '#restaurant/accounts/server/passwords/slow-lane.ts';
import { storeFeedEvents } from '#tables/sittings/server/floor/feed-events.ts';
import { createRenderedPages } from '../pages/rendered-pages.ts';
import { createStorePages } from '../pages/stores/store-pages.ts';
import { FEATURES } from './features.ts';

export interface Parts {
  db: Db;
  reserve: Db;
  cluster: Cluster | null;
  clock: () => number;
  secrets: Secrets;
  bus: HintBus;
  /** Replaces the stores' own senders, in tests. */
  otpSender?: OtpSender;
  payments: Gateways;
  channels: Channels;
  eInvoices: EInvoiceProvider;
  lanPrinters: LanPrinters | null;
  images: ImageFiles;
  fetchPicture: FetchOutside;
  mailer: Mailer;
  mailServers: MailServers;
  passwords: Passwords;
  signUp: SignUpPolicy;
  /** Of new restaurants. 0: none. */
  trialDays: number;
  publicUrl: string;
  /** Names of the program besides the host of its public address. */
  otherHosts: readonly string[];
  /** Hosts below which each store has its own. */
  storeHosts: readonly string[];
  names: Names;
  fetchProof: FetchOutside;
  surroundings: Surroundings;
  /** The counts of limits. */
  limitStore: LimitStore;
  rateLimitScale: number;
  pollMs: number;
  /** Names this program and its built pages. */
  build: string;
  onError: (error: unknown) => void;
}

/** At most, and an eighth of the memory of a small machine. Only thousands of stores fill it. */
const MOST_RENDERED_BYTES = Math.min(256 * 1024 * 1024, totalmem() / 8);
/** Such as site maps. */
const MOST_OTHER_BYTES = 16 * 1024 * 1024;
/** A cache of its own, so that made-up tables evict no page. */
const MOST_PLACED_BYTES = 16 * 1024 * 1024;

/** All orders of a store wait for one row, so more at once would only hold connections. */
const AT_ONCE_OF_A_STORE = 4;
const MOST_WAITING_OF_A_STORE = 500;

/** Builds the services from the chosen adapters. */
export function createServices(parts: Parts): Services {
  const { bus, limitStore, rateLimitScale, pollMs, publicUrl, otherHosts, storeHosts, signUp, ...given } =
    parts;
  const { db, clock } = given;
  const metrics = createMetrics(clock);
  const onError = (error: unknown) => {
    metrics.failedBehindTheScenes(error);
    parts.onError(error);
  };
  const toEvents: Parameters<typeof createStoreFeeds>[0]['toEvents'] = (...asked) =>
    storeFeedEvents({ db, services, now: clock() }, ...asked);
  const feeds = createStoreFeeds({ db, bus, toEvents, pollMs, onError });
  const afterwards = createAfterwards(onError);
  const pageParts = FEATURES.flatMap(({ page }) => page ?? []);
  const limiter = createLimiter(limitStore, clock, rateLimitScale);
  const services: Services = {
    otpSender: { send: (message) => sendCode(services, message) },
    ...given,
    mailer: countRefused(given.mailer, metrics),
    onError,
    metrics,
    signUp: { usual: signUp, chosen: new Map() },
    sites: createSites({ db, clock, publicUrl, otherHosts, storeHosts }),
    gateOf: atMostEach(AT_ONCE_OF_A_STORE, MOST_WAITING_OF_A_STORE),
    feeds,
    people: createPeople(bus),
    streamPlaces: createStreamPlaces(rateLimitScale),
    storeHeads: createStoreHeads({ db, bus, clock, parts: pageParts, freshMs: pollMs }),
    storeCache: createStoreCache({ db, feeds, clock, parts: pageParts }),
    saves: createSaves(rateLimitScale),
    pages: createRenderedPages(MOST_OTHER_BYTES),
    storePages: createStorePages({
      db,
      reserve: given.reserve,
      memory: createRenderedPages(MOST_RENDERED_BYTES),
      afterwards,
      clock,
      build: given.build,
    }),
    changedStores: new Set(),
    placedPages: createRenderedPages(MOST_PLACED_BYTES),
    limiter,
    startingPayments: new Map(),
    estimates: createEstimates(db, clock),
    popularDishes: createPopularDishes(db, clock),
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
