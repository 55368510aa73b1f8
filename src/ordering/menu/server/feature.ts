import type { Feature } from '#platform/feature/server/feature.ts';
import { requireStoreIdBySlug } from '#restaurant/stores/server/find-store.ts';
import { catalogueRoutes, catalogueSaveRoute } from './catalogue-routes.ts';
import { findItem } from './find-items.ts';
import { findRevisionNamed } from './revisions/get-revision.ts';
import { sweepRevisions } from './revisions/record-revision.ts';
import { menuRoutes } from './routes.ts';

export const menus: Feature = {
  tables: ['menus', 'categories', 'items', 'order_types', 'catalogue_revisions'],
  routes: [menuRoutes, catalogueRoutes],
  apart: [catalogueSaveRoute],
  named: { itemId: findItem, revision: findRevisionNamed },
  addresses: { '/profile/web/:slug': ({ db }, { slug = '' }) => requireStoreIdBySlug(db, slug) },
  hourlyOfStores: { delete: [sweepRevisions] },
};
