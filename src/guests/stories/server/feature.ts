import type { Feature } from '#platform/feature/server/feature.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { storyRoutes } from './routes.ts';
import { findOwnStory } from './write-stories.ts';

export const stories: Feature = {
  tables: ['blog_posts'],
  routes: [storyRoutes],
  named: { slug: findOwnStory },
  addresses: { '/api/blog/:storeId': ({ db }, { storeId = '' }) => findStore(db, storeId) },
};
