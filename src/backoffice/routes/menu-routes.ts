import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { app } from './app-route.tsx';

const products = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/products',
  validateSearch: ({ menu }: Record<string, unknown>): { menu?: string } =>
    typeof menu === 'string' ? { menu } : {},
  component: lazyRouteComponent(
    () => import('../features/menu-editor/products/products-page.tsx'),
    'ProductsPage',
  ),
});

const product = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/product/$name',
  component: lazyRouteComponent(() => import('../features/menu-editor/item/product-page.tsx'), 'ProductPage'),
});

const items = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/list',
  validateSearch: ({ find }: Record<string, unknown>): { find?: string } =>
    typeof find === 'string' ? { find } : {},
  component: lazyRouteComponent(() => import('../features/items/items-page.tsx'), 'ItemsPage'),
});

const importMenu = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/import',
  component: lazyRouteComponent(() => import('../features/import-menu/import-page.tsx'), 'ImportPage'),
});

const history = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/history',
  component: lazyRouteComponent(() => import('../features/history/history-page.tsx'), 'HistoryPage'),
});

const refunds = createRoute({
  getParentRoute: () => app,
  path: '/management/e-commerce/refunds',
  component: lazyRouteComponent(() => import('../features/refunds/refunds-page.tsx'), 'RefundsPage'),
});

export const menuRoutes = [products, product, items, importMenu, history, refunds];
