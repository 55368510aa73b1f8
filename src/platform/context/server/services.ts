import type { Db } from '#platform/db/server/client.ts';
import type { Cluster } from '#platform/db/server/clusters/cluster.ts';
import type { FetchOutside } from '#platform/http/server/outside/fetch-outside.ts';
import type { Limiter } from '#platform/limits/server/limiter.ts';
import type { StreamPlaces } from '#platform/limits/server/stream-places.ts';
import type { Metrics } from '#platform/metrics/server/metrics.ts';
import type { Channels } from '#platform/ports/server/channels.ts';
import type { EInvoiceProvider } from '#platform/ports/server/e-invoices.ts';
import type { Estimates } from '#platform/ports/server/estimates.ts';
import type { Gateways } from '#platform/ports/server/gateways.ts';
import type { ImageFiles } from '#platform/ports/server/image-files.ts';
import type { MailServers } from '#platform/ports/server/mail-servers.ts';
import type { Mailer } from '#platform/ports/server/mailer.ts';
import type { Saves, StoreCache, StoreHeads } from '#platform/ports/server/menus.ts';
import type { Names } from '#platform/ports/server/names.ts';
import type { OtpSender } from '#platform/ports/server/otp-sender.ts';
import type { RenderedPages, StorePages } from '#platform/ports/server/pages.ts';
import type { Passwords, SlowLane } from '#platform/ports/server/passwords.ts';
import type { People } from '#platform/ports/server/people.ts';
import type { PopularDishes } from '#platform/ports/server/popular-dishes.ts';
import type { LanPrinters } from '#platform/ports/server/printers.ts';
import type { RecentStores } from '#platform/ports/server/recent-stores.ts';
import type { StoreFeeds } from '#platform/ports/server/store-feeds.ts';
import type { Surroundings } from '#platform/ports/server/surroundings.ts';
import type { Secrets } from '#platform/secrets/server/secrets.ts';
import type { Sites } from '#platform/site/server/sites.ts';
import type { Afterwards } from '#platform/work/server/afterwards.ts';
import type { Gate } from '#platform/work/server/at-most.ts';
import type { SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';

/** The parts of the program. main.ts puts them together, and tests put together their own. */
export interface Services {
  db: Db;
  /** Connections that guests and staff can't use up: for background work and the health check. */
  reserve: Db;
  /** Null where one machine has everything. */
  cluster: Cluster | null;
  /** A store's turn for a connection. Transactions that wait for one store's rows leave connections to the others. */
  gateOf: (storeId: string) => Gate;
  clock: () => number;
  metrics: Metrics;
  secrets: Secrets;
  feeds: StoreFeeds;
  people: People;
  streamPlaces: StreamPlaces;
  storeHeads: StoreHeads;
  storeCache: StoreCache;
  saves: Saves;
  /** Bodies that belong to no store. */
  pages: RenderedPages;
  storePages: StorePages;
  /** Names this program and its built pages. */
  build: string;
  /** Stores whose pages have changed here and are not rendered yet. */
  changedStores: Set<string>;
  /** Pages of stores, each with the table that a link names. */
  placedPages: RenderedPages;
  limiter: Limiter;
  estimates: Estimates;
  popularDishes: PopularDishes;
  passwords: Passwords;
  slowLane: SlowLane;
  otpSender: OtpSender;
  recentStores: RecentStores;
  payments: Gateways;
  /** Payments that a gateway is starting now, by attempt. Later callers wait for the same call. */
  startingPayments: Map<string, Promise<void>>;
  channels: Channels;
  eInvoices: EInvoiceProvider;
  /** Null where printers in the server's own network are not called. */
  lanPrinters: LanPrinters | null;
  images: ImageFiles;
  /** Fetches pictures of other sites. */
  fetchPicture: FetchOutside;
  mailer: Mailer;
  mailServers: MailServers;
  /** Who may open a restaurant: what the environment says, until an operator of the brand chooses. */
  signUp: { usual: SignUpPolicy; chosen: ReadonlyMap<string, SignUpPolicy> };
  /** Days that a new restaurant may try its plan. 0: it has it without end. */
  trialDays: number;
  sites: Sites;
  names: Names;
  /** Fetches the file that proves a domain. */
  fetchProof: FetchOutside;
  surroundings: Surroundings;
  afterwards: Afterwards;
  /** Reports what went wrong outside of a request. */
  onError: (error: unknown) => void;
}
