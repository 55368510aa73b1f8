import { access } from '../features/access/feature.ts';
import { accounts } from '../features/accounts/feature.ts';
import { analytics } from '../features/analytics/feature.ts';
import { announcements } from '../features/announcements/feature.ts';
import { assistants } from '../features/assistants/feature.ts';
import { bills } from '../features/bills/feature.ts';
import { brand } from '../features/brand/feature.ts';
import { buying } from '../features/buying/feature.ts';
import { chat } from '../features/chat/feature.ts';
import { closingOf } from '../features/closing/feature.ts';
import { commands } from '../features/commands/feature.ts';
import { commission } from '../features/commission/feature.ts';
import { counter } from '../features/counter/feature.ts';
import { courses } from '../features/courses/feature.ts';
import { domains } from '../features/domains/feature.ts';
import { drawings } from '../features/drawings/feature.ts';
import { eInvoices } from '../features/e-invoices/feature.ts';
import { feedback } from '../features/feedback/feature.ts';
import { foreignPictures } from '../features/foreign-pictures/feature.ts';
import { guestDataOf } from '../features/guest-data/feature.ts';
import { health } from '../features/health/feature.ts';
import { invoices } from '../features/invoices/feature.ts';
import { keys } from '../features/keys/feature.ts';
import { khatas } from '../features/khatas/feature.ts';
import { listings } from '../features/listings/feature.ts';
import { mail } from '../features/mail/feature.ts';
import { menus } from '../features/menus/feature.ts';
import { messages } from '../features/messages/feature.ts';
import { metrics } from '../features/metrics/feature.ts';
import { movedStores } from '../features/moved-stores/feature.ts';
import { notifications } from '../features/notifications/feature.ts';
import { onboarding } from '../features/onboarding/feature.ts';
import { operator } from '../features/operator/feature.ts';
import { operators } from '../features/operators/feature.ts';
import { orderChanges } from '../features/order-changes/feature.ts';
import { orderDesk } from '../features/order-desk/feature.ts';
import { orders } from '../features/orders/feature.ts';
import { otp } from '../features/otp/feature.ts';
import { parts } from '../features/parts/feature.ts';
import { payments } from '../features/payments/feature.ts';
import { pictures } from '../features/pictures/feature.ts';
import { placing } from '../features/placing/feature.ts';
import { plans } from '../features/plans/feature.ts';
import { portions } from '../features/portions/feature.ts';
import { printing } from '../features/printing/feature.ts';
import { programs } from '../features/programs/feature.ts';
import { questions } from '../features/questions/feature.ts';
import { receipts } from '../features/receipts/feature.ts';
import { recentOrders } from '../features/recent-orders/feature.ts';
import { refunds } from '../features/refunds/feature.ts';
import { reports } from '../features/reports/feature.ts';
import { reservations } from '../features/reservations/feature.ts';
import { signUp } from '../features/sign-up/feature.ts';
import { sittings } from '../features/sittings/feature.ts';
import { staff } from '../features/staff/feature.ts';
import { stations } from '../features/stations/feature.ts';
import { stock } from '../features/stock/feature.ts';
import { storeSettings } from '../features/store-settings/feature.ts';
import { stores } from '../features/stores/feature.ts';
import { stories } from '../features/stories/feature.ts';
import { tables } from '../features/tables/feature.ts';
import { tabletNumbers } from '../features/tablet-numbers/feature.ts';
import { tablets } from '../features/tablets/feature.ts';
import { tabs } from '../features/tabs/feature.ts';
import { till } from '../features/till/feature.ts';
import { webhooks } from '../features/webhooks/feature.ts';
import { pages } from '../pages/feature.ts';
import { PUSH_IDENTITY_PURPOSE } from '../platform/db/instance.ts';
import type { Feature } from '../platform/feature/feature.ts';
import { sweepCounts } from '../platform/limits/database-store.ts';
import { EMAIL_PURPOSE, sendDueEmails } from '../platform/mail/outbox.ts';

/** What is of no feature. */
const platform: Feature = {
  tables: ['store_log'],
  otherTables: {
    log_followers: 'goes',
    limit_counts: 'stays',
    emails_due: 'stays',
    demo_stores: 'stays',
    instance: 'stays',
    migrations: 'stays',
    migration_lease: 'stays',
  },
  sealed: { 'emails_due.sealed': EMAIL_PURPOSE, 'instance.push_identity_sealed': PUSH_IDENTITY_PURPOSE },
  hourly: [sweepCounts],
  repeated: [{ everyMs: 1_000, work: sendDueEmails }],
};

const OTHERS: readonly Feature[] = [
  pictures,
  menus,
  portions,
  listings,
  orders,
  orderChanges,
  commission,
  commands,
  counter,
  placing,
  recentOrders,
  orderDesk,
  courses,
  parts,
  questions,
  receipts,
  khatas,
  payments,
  refunds,
  otp,
  feedback,
  notifications,
  chat,
  reservations,
  stations,
  keys,
  programs,
  assistants,
  webhooks,
  stories,
  mail,
  messages,
  analytics,
  reports,
  onboarding,
  accounts,
  access,
  staff,
  tablets,
  tabletNumbers,
  stock,
  buying,
  storeSettings,
  domains,
  drawings,
  printing,
  operator,
  health,
  operators,
  announcements,
  signUp,
  brand,
  plans,
  invoices,
  bills,
  eInvoices,
  till,
  tables,
  sittings,
  metrics,
  tabs,
  stores,
  movedStores,
  foreignPictures,
  pages,
  platform,
];

/** All features, in the order of the API document. */
export const FEATURES: readonly Feature[] = [...OTHERS, closingOf(OTHERS), guestDataOf(OTHERS)];
