import { RECENT_STORIES } from '#guests/stories/rules/story.ts';
import { listRecentStories, listStories, readStory } from '#guests/stories/server/read-stories.ts';
import { ownOrNull } from '#ordering/menu/rules/foreign-pictures.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import type { StoreHead } from '#platform/ports/server/menus.ts';
import { homeOf } from '#platform/site/server/sites.ts';
import { storiesPath } from '#restaurant/listing/rules/store-url.ts';
import type { StoriesStore } from '#restaurant/pages/wire/page.ts';
import { renderKept } from '../keep-page.ts';
import type { PageSite } from '../page-site.ts';
import { findOr404, type Page, renderMissing } from '../render-page.ts';

const AT_ONCE = 12;

interface Asked {
  store: StoreHead['store'];
  language: Language;
}

/** One page of a store's stories. A page after the last is missing, except the first. */
export async function renderStories(
  ctx: Ctx,
  site: PageSite,
  { store, language, page }: Asked & { page: number },
): Promise<Page> {
  const { storeId, primaryColor: color, revision } = store;
  const from = (page - 1) * AT_ONCE;
  const { posts: stories, total } = await listStories(ctx, storeId, { from, most: AT_ONCE });
  const path = storiesPath(homeOf(site), store.slug);
  if (page > 1 && stories.length === 0) return renderMissing(site, { path, language });
  const pages = Math.max(1, Math.ceil(total / AT_ONCE));
  const asked = { storeId, address: ['stories', page], revision, state: String(total) };
  return renderKept(ctx, site, { path, language }, asked, async () => ({
    ...asked,
    validUntil: null,
    model: { kind: 'stories', store: shownOf(store), color, stories, page, pages },
  }));
}

/** A story that guests may read, with the latest others. */
export async function renderStory(
  ctx: Ctx,
  site: PageSite,
  { store, language, slug }: Asked & { slug: string },
): Promise<Page> {
  const { storeId, primaryColor: color, revision } = store;
  const path = storiesPath(homeOf(site), store.slug, `/${slug}`);
  const story = await findOr404(readStory(ctx, storeId, slug));
  if (!story) return renderMissing(site, { path, language });
  const latest = await listRecentStories(ctx, storeId, RECENT_STORIES + 1);
  const recent = latest.filter(({ _id }) => _id !== story._id).slice(0, RECENT_STORIES);
  const state = recent.map(({ _id }) => _id).join(' ');
  const asked = { storeId, address: ['story'], revision, state };
  return renderKept(ctx, site, { path, language }, asked, async () => ({
    ...asked,
    validUntil: null,
    model: { kind: 'story', store: shownOf(store), color, story, recent },
  }));
}

const shownOf = ({ name, slug, logo, timeZone, revision }: Asked['store']): StoriesStore => ({
  name: name || slug,
  slug,
  logo: ownOrNull(logo),
  timeZone,
  revision,
});
