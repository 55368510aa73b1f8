/** The texts of the pages with a restaurant's stories. */
export const stories = {
  title: 'Stories',
  titleOf: (store: string) => `Stories · ${store}`,
  lead: (store: string) => `What is new at ${store}`,
  none: 'No stories yet',
  noneHint: 'News of this restaurant will appear here.',
  menu: 'See the menu',
  all: 'All stories',
  recent: 'Recent stories',
  minutes: (count: number) => `${count} min read`,
  tags: 'Tags',
  pages: 'Pages',
  newer: 'Newer stories',
  older: 'Older stories',
  feed: 'RSS feed',
};

export type StoriesTexts = typeof stories;
