import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { app } from './app-route.tsx';
import { fromGuide } from './from-guide.ts';

const settings = createRoute({
  getParentRoute: () => app,
  path: '/settings',
  validateSearch: fromGuide,
  component: lazyRouteComponent(() => import('../features/settings/settings-layout.tsx'), 'SettingsLayout'),
});

const inSettings = { getParentRoute: () => settings };
const settingsHome = createRoute({
  ...inSettings,
  path: '/',
  component: lazyRouteComponent(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
});
const settingsStore = createRoute({
  ...inSettings,
  path: '/store',
  component: lazyRouteComponent(() => import('../features/store/store-page.tsx'), 'StorePage'),
});
const settingsPlan = createRoute({
  ...inSettings,
  path: '/plan',
  component: lazyRouteComponent(() => import('../features/plan/plan-page.tsx'), 'PlanPage'),
});
const settingsLook = createRoute({
  ...inSettings,
  path: '/look',
  component: lazyRouteComponent(() => import('../features/store/look/look-page.tsx'), 'LookPage'),
});
const settingsDomain = createRoute({
  ...inSettings,
  path: '/domain',
  component: lazyRouteComponent(() => import('../features/domain/domain-page.tsx'), 'DomainPage'),
});
const settingsWebsite = createRoute({
  ...inSettings,
  path: '/website',
  component: lazyRouteComponent(() => import('../features/store/website/website-page.tsx'), 'WebsitePage'),
});
const settingsHours = createRoute({
  ...inSettings,
  path: '/hours',
  component: lazyRouteComponent(() => import('../features/store/hours/hours-page.tsx'), 'HoursPage'),
});
const settingsTypes = createRoute({
  ...inSettings,
  path: '/order-types',
  component: lazyRouteComponent(
    () => import('../features/order-types/order-types-page.tsx'),
    'OrderTypesPage',
  ),
});
const settingsPolicies = createRoute({
  ...inSettings,
  path: '/policies',
  component: lazyRouteComponent(() => import('../features/store/policies-page.tsx'), 'PoliciesPage'),
});
const settingsLegal = createRoute({
  ...inSettings,
  path: '/legal',
  component: lazyRouteComponent(() => import('../features/store/legal-page.tsx'), 'LegalPage'),
});
const settingsPrivacy = createRoute({
  ...inSettings,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../features/privacy/privacy-page.tsx'), 'PrivacyPage'),
});
const settingsSupport = createRoute({
  ...inSettings,
  path: '/support',
  component: lazyRouteComponent(() => import('../features/closing/support-page.tsx'), 'SupportPage'),
});
const settingsClose = createRoute({
  ...inSettings,
  path: '/close',
  component: lazyRouteComponent(() => import('../features/closing/close-page.tsx'), 'ClosePage'),
});
const settingsBills = createRoute({
  ...inSettings,
  path: '/bills',
  component: lazyRouteComponent(
    () => import('../features/bills/settings/bill-settings-page.tsx'),
    'BillSettingsPage',
  ),
});
const settingsPayments = createRoute({
  ...inSettings,
  path: '/payments',
  component: lazyRouteComponent(() => import('../features/payments/payments-page.tsx'), 'PaymentsPage'),
});

const settingsMail = createRoute({
  ...inSettings,
  path: '/mail',
  component: lazyRouteComponent(
    () => import('../features/mail/settings/mail-settings-page.tsx'),
    'MailSettingsPage',
  ),
});

const settingsMessages = createRoute({
  ...inSettings,
  path: '/messages',
  component: lazyRouteComponent(() => import('../features/messages/messages-page.tsx'), 'MessagesPage'),
});

const settingsReservations = createRoute({
  ...inSettings,
  path: '/reservations',
  component: lazyRouteComponent(
    () => import('../features/calendar/settings/reservations-page.tsx'),
    'ReservationsPage',
  ),
});

const settingsSittings = createRoute({
  ...inSettings,
  path: '/tables',
  component: lazyRouteComponent(() => import('../features/floor/settings/sittings-page.tsx'), 'SittingsPage'),
});

const settingsPrices = createRoute({
  ...inSettings,
  path: '/prices',
  component: lazyRouteComponent(
    () => import('../features/price-rules/price-rules-page.tsx'),
    'PriceRulesPage',
  ),
});

const settingsChanges = createRoute({
  ...inSettings,
  path: '/changes',
  component: lazyRouteComponent(
    () => import('../features/discounts/settings/edit-rules-page.tsx'),
    'EditRulesPage',
  ),
});

const settingsPrinters = createRoute({
  ...inSettings,
  path: '/printers',
  component: lazyRouteComponent(() => import('../features/print/settings/printers-page.tsx'), 'PrintersPage'),
});

const settingsStations = createRoute({
  ...inSettings,
  path: '/stations',
  component: lazyRouteComponent(
    () => import('../features/stations/settings/stations-page.tsx'),
    'StationsPage',
  ),
});

const settingsCourses = createRoute({
  ...inSettings,
  path: '/courses',
  component: lazyRouteComponent(() => import('../features/courses/courses-page.tsx'), 'CoursesPage'),
});

const settingsKeys = createRoute({
  ...inSettings,
  path: '/keys',
  component: lazyRouteComponent(() => import('../features/keys/keys-page.tsx'), 'KeysPage'),
});

const settingsTablets = createRoute({
  ...inSettings,
  path: '/tablets',
  component: lazyRouteComponent(() => import('../features/tablet/settings/tablets-page.tsx'), 'TabletsPage'),
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
