import type { Passwords } from './accounts/passwords.ts';
import type { Afterwards } from './afterwards.ts';
import type { Db } from './db/client.ts';
import type { Limiter } from './http/limiter.ts';
import type { ImageFiles } from './images/image-files.ts';
import type { Mailer } from './mail/mailer.ts';
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
  clock: () => number;
  secrets: Secrets;
  feeds: StoreFeeds;
  shelf: Shelf;
  pages: RenderedPages;
  limiter: Limiter;
  estimates: Estimates;
  passwords: Passwords;
  otpSender: OtpSender;
  recentStores: RecentStores;
  payments: Gateways;
  channels: Channels;
  /** Null where printers in the server's own network are not called. */
  lanPrinters: LanPrinters | null;
  images: ImageFiles;
  mailer: Mailer;
  /** What links in letters begin with: never taken from a request. */
  publicUrl: string;
  afterwards: Afterwards;
  /** What went wrong after an answer was sent. */
  onError: (error: unknown) => void;
}
