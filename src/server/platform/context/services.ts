import type { SignUpPolicy } from '#domain/accounts/sign-up-policy.ts';
import type { Db } from '../db/client.ts';
import type { Cluster } from '../db/cluster.ts';
import type { FetchOutside } from '../http/fetch-outside.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { StreamPlaces } from '../limits/stream-places.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Channels } from '../ports/channels.ts';
import type { EInvoiceProvider } from '../ports/e-invoices.ts';
import type { Estimates } from '../ports/estimates.ts';
import type { Gateways } from '../ports/gateways.ts';
import type { ImageFiles } from '../ports/image-files.ts';
import type { MailServers } from '../ports/mail-servers.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Saves, StoreCache, StoreHeads } from '../ports/menus.ts';
import type { Names } from '../ports/names.ts';
import type { OtpSender } from '../ports/otp-sender.ts';
import type { RenderedPages, StorePages } from '../ports/pages.ts';
import type { Passwords, SlowLane } from '../ports/passwords.ts';
import type { People } from '../ports/people.ts';
import type { PopularDishes } from '../ports/popular-dishes.ts';
import type { LanPrinters } from '../ports/printers.ts';
import type { RecentStores } from '../ports/recent-stores.ts';
import type { StoreFeeds } from '../ports/store-feeds.ts';
import type { Surroundings } from '../ports/surroundings.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Sites } from '../site/sites.ts';
import type { Afterwards } from '../work/afterwards.ts';
import type { Gate } from '../work/at-most.ts';

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
