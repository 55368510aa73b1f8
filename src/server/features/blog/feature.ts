import type { Feature } from '../../platform/feature/feature.ts';
import { findStore } from '../stores/find-store.ts';
import { blogRoutes } from './routes.ts';
import { findOwnPost } from './write-posts.ts';

export const blog: Feature = {
  tables: ['blog_posts'],
  routes: [blogRoutes],
  named: { slug: findOwnPost },
  addresses: { '/api/blog/:storeId': ({ db }, { storeId = '' }) => findStore(db, storeId) },
};
