import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isView, type View } from './features/board/views/views.ts';
import { readReportChoice } from './features/numbers/report-choice.ts';
import { app } from './routes/app-route.tsx';
import { authRoutes } from './routes/auth-routes.ts';
import { menuRoutes } from './routes/menu-routes.ts';
import { peopleRoutes } from './routes/people-routes.ts';
import { printRoute } from './routes/print-route.ts';
import { root } from './routes/root.tsx';
import { settingsRoutes } from './routes/settings-routes.ts';

interface BoardSearch {
  view?: View;
  order?: string;
  list?: 'unpaid';
}

const readBoardSearch = ({ view, order, list }: Record<string, unknown>): BoardSearch => ({
  ...(isView(view) ? { view } : {}),
  ...(typeof order === 'string' ? { order } : {}),
  ...(list === 'unpaid' ? { list } : {}),
});

const home = createRoute({
  getParentRoute: () => app,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/app/dashboard', replace: true });
  },
});
const board = createRoute({
  getParentRoute: () => app,
  path: '/dashboard',
  validateSearch: readBoardSearch,
  component: lazyRouteComponent(() => import('./features/board/board.tsx'), 'Board'),
});
const welcome = createRoute({
  getParentRoute: () => app,
  path: '/welcome',
  component: lazyRouteComponent(() => import('./features/welcome/welcome-page.tsx'), 'WelcomePage'),
});
const tables = createRoute({
  getParentRoute: () => app,
  path: '/tables',
  component: lazyRouteComponent(() => import('./features/tables/tables-page.tsx'), 'TablesPage'),
});
const takeOrder = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/checkout',
  component: lazyRouteComponent(() => import('./features/take-order/take-order-page.tsx'), 'TakeOrderPage'),
});

const numbers = createRoute({
  getParentRoute: () => app,
  path: '/dashboard/ecommerce',
  validateSearch: readReportChoice,
  component: lazyRouteComponent(() => import('./features/numbers/numbers-page.tsx'), 'NumbersPage'),
});

const bills = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/invoice',
  component: lazyRouteComponent(() => import('./features/bills/bills-page.tsx'), 'BillsPage'),
});

export function createAppRouter(client: QueryClient) {
  const routeTree = root.addChildren([
    ...authRoutes,
    printRoute,
    app.addChildren([
      home,
      board,
      welcome,
      tables,
      takeOrder,
      numbers,
      bills,
      settingsRoutes,
      ...menuRoutes,
      ...peopleRoutes,
    ]),
  ]);
  return createRouter({ routeTree, context: { client }, defaultPreload: 'intent' });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
