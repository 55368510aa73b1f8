import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readStoreSearch } from '#operators/stores/office/filters/store-search.ts';
import { readInvoiceSearch } from '#operators/stores/office/invoices/invoice-search.ts';
import { requireSession } from './app-route.tsx';
import { root } from './root.tsx';

/** The parent of the screens for whoever runs the program. They belong to no store. */
const operator = createRoute({
  getParentRoute: () => root,
  path: '/operator',
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../operator-layout.tsx'), 'OperatorLayout'),
});

const stores = createRoute({
  getParentRoute: () => operator,
  path: '/',
  validateSearch: readStoreSearch,
  component: lazyRouteComponent(() => import('#operators/stores/office/stores-page.tsx'), 'StoresPage'),
});

const store = createRoute({
  getParentRoute: () => operator,
  path: '/stores/$store',
  component: lazyRouteComponent(() => import('#operators/stores/office/store/store-page.tsx'), 'StorePage'),
});

const plans = createRoute({
  getParentRoute: () => operator,
  path: '/plans',
  component: lazyRouteComponent(() => import('#operators/stores/office/plans/plans-page.tsx'), 'PlansPage'),
});

const brand = createRoute({
  getParentRoute: () => operator,
  path: '/brand',
  component: lazyRouteComponent(() => import('#operators/stores/office/brand/brand-page.tsx'), 'BrandPage'),
});

const brands = createRoute({
  getParentRoute: () => operator,
  path: '/brands',
  component: lazyRouteComponent(
    () => import('#operators/stores/office/brands/brands-page.tsx'),
    'BrandsPage',
  ),
});

const invoices = createRoute({
  getParentRoute: () => operator,
  path: '/invoices',
  validateSearch: readInvoiceSearch,
  component: lazyRouteComponent(
    () => import('#operators/stores/office/invoices/invoices-page.tsx'),
    'InvoicesPage',
  ),
});

const announcements = createRoute({
  getParentRoute: () => operator,
  path: '/announcements',
  component: lazyRouteComponent(
    () => import('#operators/stores/office/announcements/announcements-page.tsx'),
    'AnnouncementsPage',
  ),
});

const signUp = createRoute({
  getParentRoute: () => operator,
  path: '/sign-up',
  component: lazyRouteComponent(
    () => import('#operators/stores/office/sign-up/sign-up-page.tsx'),
    'SignUpPage',
  ),
});

const accounts = createRoute({
  getParentRoute: () => operator,
  path: '/accounts',
  component: lazyRouteComponent(
    () => import('#operators/stores/office/accounts/accounts-page.tsx'),
    'AccountsPage',
  ),
});

const operators = createRoute({
  getParentRoute: () => operator,
  path: '/operators',
  component: lazyRouteComponent(
    () => import('#operators/stores/office/operators/operators-page.tsx'),
    'OperatorsPage',
  ),
});

const log = createRoute({
  getParentRoute: () => operator,
  path: '/log',
  validateSearch: ({ bulk }: Record<string, unknown>): { bulk?: string } =>
    typeof bulk === 'string' ? { bulk } : {},
  component: lazyRouteComponent(() => import('#operators/stores/office/log/log-page.tsx'), 'LogPage'),
});

const health = createRoute({
  getParentRoute: () => operator,
  path: '/health',
  component: lazyRouteComponent(
    () => import('#operators/stores/office/health/health-page.tsx'),
    'HealthPage',
  ),
});

export const operatorRoutes = operator.addChildren([
  stores,
  store,
  accounts,
  operators,
  log,
  plans,
  invoices,
  announcements,
  signUp,
  brand,
  brands,
  health,
]);
