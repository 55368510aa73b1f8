import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { app } from './app-route.tsx';
import { fromGuide } from './from-guide.ts';

const settings = createRoute({
  getParentRoute: () => app,
  path: '/settings',
  validateSearch: fromGuide,
  component: lazyRouteComponent(
    () => import('#restaurant/settings/office/settings-layout.tsx'),
    'SettingsLayout',
  ),
});

const inSettings = { getParentRoute: () => settings };
const settingsHome = createRoute({
  ...inSettings,
  path: '/',
  component: lazyRouteComponent(
    () => import('#restaurant/settings/office/settings-page.tsx'),
    'SettingsPage',
  ),
});
const settingsStore = createRoute({
  ...inSettings,
  path: '/store',
  component: lazyRouteComponent(
    () => import('#restaurant/settings/office/store/store-page.tsx'),
    'StorePage',
  ),
});
const settingsPlan = createRoute({
  ...inSettings,
  path: '/plan',
  component: lazyRouteComponent(() => import('#operators/plans/office/plan-page.tsx'), 'PlanPage'),
});
const settingsLook = createRoute({
  ...inSettings,
  path: '/look',
  component: lazyRouteComponent(
    () => import('#restaurant/settings/office/store/look/look-page.tsx'),
    'LookPage',
  ),
});
const settingsDomain = createRoute({
  ...inSettings,
  path: '/domain',
  component: lazyRouteComponent(() => import('#restaurant/domains/office/domain-page.tsx'), 'DomainPage'),
});
const settingsWebsite = createRoute({
  ...inSettings,
  path: '/website',
  component: lazyRouteComponent(
    () => import('#restaurant/settings/office/store/website/website-page.tsx'),
    'WebsitePage',
  ),
});
const settingsHours = createRoute({
  ...inSettings,
  path: '/hours',
  component: lazyRouteComponent(
    () => import('#restaurant/settings/office/store/hours/hours-page.tsx'),
    'HoursPage',
  ),
});
const settingsTypes = createRoute({
  ...inSettings,
  path: '/order-types',
  component: lazyRouteComponent(
    () => import('#ordering/order-types/office/order-types-page.tsx'),
    'OrderTypesPage',
  ),
});
const settingsPolicies = createRoute({
  ...inSettings,
  path: '/policies',
  component: lazyRouteComponent(
    () => import('#restaurant/settings/office/store/policies-page.tsx'),
    'PoliciesPage',
  ),
});
const settingsLegal = createRoute({
  ...inSettings,
  path: '/legal',
  component: lazyRouteComponent(
    () => import('#restaurant/settings/office/store/legal-page.tsx'),
    'LegalPage',
  ),
});
const settingsPrivacy = createRoute({
  ...inSettings,
  path: '/privacy',
  component: lazyRouteComponent(() => import('#guests/privacy/office/privacy-page.tsx'), 'PrivacyPage'),
});
const settingsSupport = createRoute({
  ...inSettings,
  path: '/support',
  component: lazyRouteComponent(
    () => import('#restaurant/closing-down/office/support-page.tsx'),
    'SupportPage',
  ),
});
const settingsClose = createRoute({
  ...inSettings,
  path: '/close',
  component: lazyRouteComponent(() => import('#restaurant/closing-down/office/close-page.tsx'), 'ClosePage'),
});
const settingsBills = createRoute({
  ...inSettings,
  path: '/bills',
  component: lazyRouteComponent(
    () => import('#money/bills/office/settings/bill-settings-page.tsx'),
    'BillSettingsPage',
  ),
});
const settingsPayments = createRoute({
  ...inSettings,
  path: '/payments',
  component: lazyRouteComponent(() => import('#money/payments/office/payments-page.tsx'), 'PaymentsPage'),
});

const settingsMail = createRoute({
  ...inSettings,
  path: '/mail',
  component: lazyRouteComponent(
    () => import('#guests/mail/office/settings/mail-settings-page.tsx'),
    'MailSettingsPage',
  ),
});

const settingsMessages = createRoute({
  ...inSettings,
  path: '/messages',
  component: lazyRouteComponent(() => import('#guests/messages/office/messages-page.tsx'), 'MessagesPage'),
});

const settingsReservations = createRoute({
  ...inSettings,
  path: '/reservations',
  component: lazyRouteComponent(
    () => import('#guests/reservations/office/settings/reservations-page.tsx'),
    'ReservationsPage',
  ),
});

const settingsSittings = createRoute({
  ...inSettings,
  path: '/tables',
  component: lazyRouteComponent(
    () => import('#tables/floor/office/settings/sittings-page.tsx'),
    'SittingsPage',
  ),
});

const settingsPrices = createRoute({
  ...inSettings,
  path: '/prices',
  component: lazyRouteComponent(
    () => import('#ordering/price-rules/office/price-rules-page.tsx'),
    'PriceRulesPage',
  ),
});

const settingsChanges = createRoute({
  ...inSettings,
  path: '/changes',
  component: lazyRouteComponent(
    () => import('#ordering/waiter-limits/office/edit-rules-page.tsx'),
    'EditRulesPage',
  ),
});

const settingsPrinters = createRoute({
  ...inSettings,
  path: '/printers',
  component: lazyRouteComponent(
    () => import('#kitchen/printing/office/settings/printers-page.tsx'),
    'PrintersPage',
  ),
});

const settingsStations = createRoute({
  ...inSettings,
  path: '/stations',
  component: lazyRouteComponent(
    () => import('#kitchen/stations/office/settings/stations-page.tsx'),
    'StationsPage',
  ),
});

const settingsCourses = createRoute({
  ...inSettings,
  path: '/courses',
  component: lazyRouteComponent(() => import('#ordering/courses/office/courses-page.tsx'), 'CoursesPage'),
});

const settingsKeys = createRoute({
  ...inSettings,
  path: '/keys',
  component: lazyRouteComponent(() => import('#programs/keys/office/keys-page.tsx'), 'KeysPage'),
});

const settingsTablets = createRoute({
  ...inSettings,
  path: '/tablets',
  component: lazyRouteComponent(
    () => import('#restaurant/tablets/office/settings/tablets-page.tsx'),
    'TabletsPage',
  ),
});

export const settingsRoutes = settings.addChildren([
  settingsHome,
  settingsStore,
  settingsLook,
  settingsPlan,
  settingsDomain,
  settingsWebsite,
  settingsHours,
  settingsTypes,
  settingsPolicies,
  settingsLegal,
  settingsPrivacy,
  settingsSupport,
  settingsClose,
  settingsMail,
  settingsBills,
  settingsPayments,
  settingsMessages,
  settingsReservations,
  settingsSittings,
  settingsChanges,
  settingsPrices,
  settingsStations,
  settingsCourses,
  settingsPrinters,
  settingsTablets,
  settingsKeys,
]);
