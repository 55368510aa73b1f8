import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { PAPERS, type Paper } from '#kitchen/printing/rules/paper/lay-out.ts';
import { PRINTABLE, type Printable } from '#kitchen/printing/wire/printing.ts';
import { app, requireSession, Unreachable } from './routes/app-route.tsx';
import { authRoutes } from './routes/auth-routes.ts';
import { officeRoutes } from './routes/office-routes.ts';
import { operatorRoutes } from './routes/operator-routes.ts';
import { root } from './routes/root.tsx';
import { settingsRoutes } from './routes/settings-routes.ts';

export interface PrintSearch {
  what: Printable;
  paper: Paper;
}

const paperOf = ({ paper }: Record<string, unknown>): Paper =>
  PAPERS.find((known) => known === Number(paper)) ?? 80;

/** Outside of the office's frame, since it shows only what is printed. */
const printRoute = createRoute({
  getParentRoute: () => root,
  path: '/app/print/$storeId/$orderId',
  beforeLoad: requireSession,
  validateSearch: (search: Record<string, unknown>): PrintSearch => ({
    what: PRINTABLE.find((known) => known === search['what']) ?? 'receipt',
    paper: paperOf(search),
  }),
  component: lazyRouteComponent(() => import('#kitchen/printing/office/print-page.tsx'), 'PrintPage'),
});

const printDayRoute = createRoute({
  getParentRoute: () => root,
  path: '/app/print-day/$storeId/$dayNumber',
  beforeLoad: requireSession,
  validateSearch: (search: Record<string, unknown>) => ({ paper: paperOf(search) }),
  component: lazyRouteComponent(() => import('#kitchen/printing/office/print-day-page.tsx'), 'PrintDayPage'),
});

const testPrintRoute = createRoute({
  getParentRoute: () => root,
  path: '/app/print/$storeId/test',
  beforeLoad: requireSession,
  validateSearch: (search: Record<string, unknown>) => ({ paper: paperOf(search) }),
  component: lazyRouteComponent(
    () => import('#kitchen/printing/office/test-print-page.tsx'),
    'TestPrintPage',
  ),
});

export function createAppRouter(client: QueryClient) {
  const office = app.addChildren([...officeRoutes, settingsRoutes]);
  const routeTree = root.addChildren([
    ...authRoutes,
    printRoute,
    testPrintRoute,
    printDayRoute,
    operatorRoutes,
    office,
  ]);
  // A screen that fails leaves the frame around it.
  return createRouter({
    routeTree,
    context: { client },
    defaultPreload: 'intent',
    defaultErrorComponent: Unreachable,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
