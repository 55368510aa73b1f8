import type { StorySummary } from '#guests/stories/wire/stories.ts';
import { escapeHtml } from '#platform/text/rules/escape-html.ts';
import { storeUrl, storiesPath } from '#restaurant/listing/rules/store-url.ts';

export const FEED_TYPE = 'application/rss+xml; charset=utf-8';

interface Feed {
  origin: string;
  home: string | null;
  store: { slug: string; name: string; description: string };
  stories: StorySummary[];
}

/** Signs that XML 1.0 allows in no form. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeHtml(text.replace(NO_XML, ''))}</${name}>`;

/** The latest stories as RSS 2.0. */
export function writeFeed({ origin, home, store, stories }: Feed): string {
  const addressOf = (below: string) => origin + storiesPath(home, store.slug, below);
  const items = stories.map((story) =>
    [
      '<item>',
      element('title', story.title),
      element('link', addressOf(`/${story.slug}`)),
      element('guid', story._id, ' isPermaLink="false"'),
      element('pubDate', new Date(story.publishedAt).toUTCString()),
      element('description', story.excerpt),
      ...story.tags.map((tag) => element('category', tag)),
      '</item>',
    ].join(''),
  );
  const self = escapeHtml(addressOf('/feed.xml'));
  const name = store.name || store.slug;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', name),
    element('link', storeUrl({ origin, home }, store.slug)),
    element('description', store.description || name),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}
