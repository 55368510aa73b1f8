import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { app } from './app-route.tsx';

const account = createRoute({
  getParentRoute: () => app,
  path: '/management/user/account',
  component: lazyRouteComponent(() => import('../features/account/account-page.tsx'), 'AccountPage'),
});

export const peopleRoutes = [account];
