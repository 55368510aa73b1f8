import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { app } from './routes/app-route.tsx';
import { authRoutes } from './routes/auth-routes.ts';
import { officeRoutes } from './routes/office-routes.ts';
import { printRoute } from './routes/print-route.ts';
import { root } from './routes/root.tsx';
import { settingsRoutes } from './routes/settings-routes.ts';

export function createAppRouter(client: QueryClient) {
  const office = app.addChildren([...officeRoutes, settingsRoutes]);
  const routeTree = root.addChildren([...authRoutes, printRoute, office]);
  return createRouter({ routeTree, context: { client }, defaultPreload: 'intent' });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
