import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readStoreSearch } from '../features/operator/filters/store-search.ts';
import { readInvoiceSearch } from '../features/operator/invoices/invoice-search.ts';
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
  component: lazyRouteComponent(() => import('../features/operator/stores-page.tsx'), 'StoresPage'),
});

const store = createRoute({
  getParentRoute: () => operator,
  path: '/stores/$store',
  component: lazyRouteComponent(() => import('../features/operator/store/store-page.tsx'), 'StorePage'),
});

const plans = createRoute({
  getParentRoute: () => operator,
  path: '/plans',
  component: lazyRouteComponent(() => import('../features/operator/plans/plans-page.tsx'), 'PlansPage'),
});

const brand = createRoute({
  getParentRoute: () => operator,
  path: '/brand',
  component: lazyRouteComponent(() => import('../features/operator/brand/brand-page.tsx'), 'BrandPage'),
});

const brands = createRoute({
  getParentRoute: () => operator,
  path: '/brands',
  component: lazyRouteComponent(() => import('../features/operator/brands/brands-page.tsx'), 'BrandsPage'),
});

const invoices = createRoute({
  getParentRoute: () => operator,
  path: '/invoices',
  validateSearch: readInvoiceSearch,
  component: lazyRouteComponent(
    () => import('../features/operator/invoices/invoices-page.tsx'),
    'InvoicesPage',
  ),
});

const announcements = createRoute({
  getParentRoute: () => operator,
  path: '/announcements',
  component: lazyRouteComponent(
    () => import('../features/operator/announcements/announcements-page.tsx'),
    'AnnouncementsPage',
  ),
});

const signUp = createRoute({
  getParentRoute: () => operator,
  path: '/sign-up',
  component: lazyRouteComponent(() => import('../features/operator/sign-up/sign-up-page.tsx'), 'SignUpPage'),
});

const accounts = createRoute({
  getParentRoute: () => operator,
  path: '/accounts',
  component: lazyRouteComponent(
    () => import('../features/operator/accounts/accounts-page.tsx'),
    'AccountsPage',
  ),
});

const operators = createRoute({
  getParentRoute: () => operator,
  path: '/operators',
  component: lazyRouteComponent(
    () => import('../features/operator/operators/operators-page.tsx'),
    'OperatorsPage',
  ),
});

const log = createRoute({
  getParentRoute: () => operator,
  path: '/log',
  validateSearch: ({ bulk }: Record<string, unknown>): { bulk?: string } =>
    typeof bulk === 'string' ? { bulk } : {},
  component: lazyRouteComponent(() => import('../features/operator/log/log-page.tsx'), 'LogPage'),
});

const health = createRoute({
  getParentRoute: () => operator,
  path: '/health',
  component: lazyRouteComponent(() => import('../features/operator/health/health-page.tsx'), 'HealthPage'),
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
