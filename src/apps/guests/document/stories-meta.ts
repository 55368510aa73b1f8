import type { StoriesTexts } from '#guests/stories/texts/guests/stories/en.ts';
import { storeUrl, storiesPath } from '#restaurant/listing/rules/store-url.ts';
import type { PageInput, PageModel } from '#restaurant/pages/wire/page.ts';
import { storePictureUrl } from '#restaurant/pictures/wire/store-pictures.ts';

export type StoriesModel = Extract<PageModel, { kind: 'stories' | 'story' }>;

/** What search engines and link previews read of a story, or of the list of them. */
export function storiesMeta(model: StoriesModel, { origin, home }: PageInput, texts: StoriesTexts) {
  const { slug, name, revision } = model.store;
  const addressOf = (below = '') => origin + storiesPath(home, slug, below);
  const shared = { isPublic: true, feed: addressOf('/feed.xml') };
  const ofStore = `${origin}${storePictureUrl(slug, 'social.jpg', revision)}`;
  if (model.kind === 'stories') {
    return {
      ...shared,
      title: texts.titleOf(name),
      description: texts.lead(name),
      canonical: addressOf(model.page === 1 ? '' : `?page=${model.page}`),
      image: ofStore,
      isPreview: true,
      linkedData: null,
    };
  }
  const { story } = model;
  const canonical = addressOf(`/${story.slug}`);
  const image = story.cover ? `${origin}${story.cover.url.replace(/#.*$/, '')}` : ofStore;
  return {
    ...shared,
    title: `${story.title} · ${name}`,
    description: story.excerpt || texts.lead(name),
    canonical,
    image,
    isPreview: story.cover === null,
    /** https://schema.org/BlogPosting */
    linkedData: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: story.title,
      description: story.excerpt,
      datePublished: story.publishedAt,
      dateModified: story.updatedAt,
      image,
      keywords: story.tags,
      mainEntityOfPage: canonical,
      author: { '@type': 'Restaurant', name, url: storeUrl({ origin, home }, slug) },
    },
  };
}
