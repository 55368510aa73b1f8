import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { app } from './app-route.tsx';

const account = createRoute({
  getParentRoute: () => app,
  path: '/management/user/account',
  component: lazyRouteComponent(() => import('../features/account/account-page.tsx'), 'AccountPage'),
});

const people = createRoute({
  getParentRoute: () => app,
  path: '/management/user/list',
  component: lazyRouteComponent(() => import('../features/people/list-page.tsx'), 'ListPage'),
});

const cards = createRoute({
  getParentRoute: () => app,
  path: '/management/user/card',
  component: lazyRouteComponent(() => import('../features/people/cards-page.tsx'), 'CardsPage'),
});

const profile = createRoute({
  getParentRoute: () => app,
  path: '/management/user/profile',
  component: lazyRouteComponent(() => import('../features/people/profile-page.tsx'), 'ProfilePage'),
});

export const peopleRoutes = [account, people, cards, profile];
