import type { Feature } from '#platform/feature/server/feature.ts';
import type { PartAt } from '#platform/feature/server/page-part.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { newestStory, nextStoryChange } from '../rules/story.ts';
import { findStoriesOfMenu, type StoriesOfMenu } from './read-stories.ts';
import { storyRoutes } from './routes.ts';
import { findOwnStory } from './write-stories.ts';

export const stories: Feature = {
  tables: ['blog_posts'],
  page: {
    read: async (...asked) => onPage(await findStoriesOfMenu(...asked)),
    byTime: { table: 'blog_posts', withoutRows: onPage({ dated: [], firstAt: null }) },
  },
  routes: [storyRoutes],
  named: { slug: findOwnStory },
  addresses: { '/api/blog/:storeId': ({ db }, { storeId = '' }) => findStore(db, storeId) },
};

function onPage({ dated, firstAt }: StoriesOfMenu): PartAt {
  return (now) => {
    const story = newestStory(dated, now);
    return {
      shows: {
        hasStories: firstAt !== null && firstAt <= now,
        story: story && { id: story.id, slug: story.slug, title: story.title },
      },
      changesAt: nextStoryChange(dated, now),
    };
  };
}
