import { chat } from '#guests/chat/server/feature.ts';
import { feedback } from '#guests/feedback/server/feature.ts';
import { mail } from '#guests/mail/server/feature.ts';
import { messages } from '#guests/messages/server/feature.ts';
import { otp } from '#guests/phone-codes/server/feature.ts';
import { guestDataOf } from '#guests/privacy/server/feature.ts';
import { reservations } from '#guests/reservations/server/feature.ts';
import { stories } from '#guests/stories/server/feature.ts';
import { analytics } from '#guests/visits/server/feature.ts';
import { printing } from '#kitchen/printing/server/feature.ts';
import { stations } from '#kitchen/stations/server/feature.ts';
import { bills } from '#money/bills/server/feature.ts';
import { eInvoices } from '#money/e-invoices/server/feature.ts';
import { khatas } from '#money/khatas/server/feature.ts';
import { payments } from '#money/payments/server/feature.ts';
import { questions } from '#money/questions/server/feature.ts';
import { receipts } from '#money/receipts/server/feature.ts';
import { refunds } from '#money/refunds/server/feature.ts';
import { reports } from '#money/reports/server/feature.ts';
import { tabs } from '#money/tabs/server/feature.ts';
import { till } from '#money/till/server/feature.ts';
import { announcements } from '#operators/announcements/server/feature.ts';
import { commission } from '#operators/commission/server/feature.ts';
import { health } from '#operators/health/server/feature.ts';
import { invoices } from '#operators/invoices/server/feature.ts';
import { metrics } from '#operators/metrics/server/feature.ts';
import { operators } from '#operators/people/server/feature.ts';
import { plans } from '#operators/plans/server/feature.ts';
import { operator } from '#operators/stores/server/feature.ts';
import { counter } from '#ordering/counter/server/feature.ts';
import { courses } from '#ordering/courses/server/feature.ts';
import { menus } from '#ordering/menu/server/feature.ts';
import { orderChanges } from '#ordering/order-changes/server/feature.ts';
import { orderDesk } from '#ordering/order-desk/server/feature.ts';
import { orders } from '#ordering/orders/server/feature.ts';
import { placing } from '#ordering/placing/server/feature.ts';
import { portions } from '#ordering/portions/server/feature.ts';
import { recentOrders } from '#ordering/recent-orders/server/feature.ts';
import { PUSH_IDENTITY_PURPOSE } from '#platform/db/server/instance.ts';
import type { Feature } from '#platform/feature/server/feature.ts';
import { sweepCounts } from '#platform/limits/server/database-store.ts';
import { EMAIL_PURPOSE, sendDueEmails } from '#platform/mail/server/outbox.ts';
import { assistants } from '#programs/assistants/server/feature.ts';
import { keys } from '#programs/keys/server/feature.ts';
import { programs } from '#programs/v1/server/feature.ts';
import { webhooks } from '#programs/webhooks/server/feature.ts';
import { access } from '#restaurant/access/server/feature.ts';
import { accounts } from '#restaurant/accounts/server/feature.ts';
import { brand } from '#restaurant/brand/server/feature.ts';
import { closingOf } from '#restaurant/closing-down/server/feature.ts';
import { domains } from '#restaurant/domains/server/feature.ts';
import { drawings } from '#restaurant/drawings/server/feature.ts';
import { foreignPictures } from '#restaurant/foreign-pictures/server/feature.ts';
import { listings } from '#restaurant/listing/server/feature.ts';
import { movedStores } from '#restaurant/moved-stores/server/feature.ts';
import { notifications } from '#restaurant/notifications/server/feature.ts';
import { staff } from '#restaurant/people/server/feature.ts';
import { pictures } from '#restaurant/pictures/server/feature.ts';
import { onboarding } from '#restaurant/set-up/server/feature.ts';
import { storeSettings } from '#restaurant/settings/server/feature.ts';
import { signUp } from '#restaurant/sign-up/server/feature.ts';
import { stores } from '#restaurant/stores/server/feature.ts';
import { tabletNumbers } from '#restaurant/tablet-numbers/server/feature.ts';
import { tablets } from '#restaurant/tablets/server/feature.ts';
import { commands } from '#restaurant/without-the-line/server/feature.ts';
import { buying } from '#stock/buying/server/feature.ts';
import { stock } from '#stock/ingredients/server/feature.ts';
import { parts } from '#tables/parts/server/feature.ts';
import { sittings } from '#tables/sittings/server/feature.ts';
import { tables } from '#tables/table-list/server/feature.ts';
import { pages } from '../pages/feature.ts';

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
