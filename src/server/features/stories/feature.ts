import type { Feature } from '../../platform/feature/feature.ts';
import { findStore } from '../stores/find-store.ts';
import { storyRoutes } from './routes.ts';
import { findOwnStory } from './write-stories.ts';

export const stories: Feature = {
  tables: ['blog_posts'],
  routes: [storyRoutes],
  named: { slug: findOwnStory },
  addresses: { '/api/blog/:storeId': ({ db }, { storeId = '' }) => findStore(db, storeId) },
};
