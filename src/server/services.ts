import type { SignUpPolicy } from '#domain/sign-up.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { SlowLane } from './accounts/slow-lane.ts';
import type { Afterwards } from './afterwards.ts';
import type { Gate } from './at-most.ts';
import type { Db } from './db/client.ts';
import type { FetchOutside } from './http/fetch-outside.ts';
import type { ImageFiles } from './images/image-files.ts';
import type { Limiter } from './limits/limiter.ts';
import type { StreamPlaces } from './limits/stream-places.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Saves } from './menus/large-saves.ts';
import type { RenderedPages } from './menus/rendered-pages.ts';
import type { Shelf } from './menus/shelf.ts';
import type { Channels } from './messages/channels.ts';
import type { Estimates } from './ordering/estimates.ts';
import type { RecentStores } from './otp/recent-stores.ts';
import type { OtpSender } from './otp/sender.ts';
import type { Gateways } from './payments/provider.ts';
import type { LanPrinters } from './printing/printers.ts';
import type { StoreFeeds } from './realtime/store-feeds.ts';
import type { Secrets } from './secrets.ts';

/** What the program is made of; main.ts puts it together, tests put together their own. */
export interface Services {
  db: Db;
  /** A few connections that guests and staff can't use up: for what is done behind the scenes, and to tell our state. */
  reserve: Db;
  /** Before a connection is taken: those that wait for one store's rows leave connections to the others. */
  placesOf: (storeId: string) => Gate;
  clock: () => number;
  secrets: Secrets;
  feeds: StoreFeeds;
  streamPlaces: StreamPlaces;
  shelf: Shelf;
  saves: Saves;
  pages: RenderedPages;
  /** The same pages with the table that a link names. */
  placedPages: RenderedPages;
  limiter: Limiter;
  estimates: Estimates;
  passwords: Passwords;
  slowLane: SlowLane;
  otpSender: OtpSender;
  recentStores: RecentStores;
  payments: Gateways;
  /** Payments that a gateway is beginning now, by their attempts: whoever asks for one meanwhile waits for the same call. */
  startingPayments: Map<string, Promise<void>>;
  channels: Channels;
  /** Null where printers in the server's own network are not called. */
  lanPrinters: LanPrinters | null;
  images: ImageFiles;
  /** From other sites. */
  fetchPicture: FetchOutside;
  mailer: Mailer;
  signUp: SignUpPolicy;
  /** What links in letters begin with: never taken from a request. */
  publicUrl: string;
  afterwards: Afterwards;
  /** What went wrong after an answer was sent. */
  onError: (error: unknown) => void;
}
