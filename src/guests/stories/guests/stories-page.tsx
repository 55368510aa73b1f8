import { useBoot } from '#platform/phone/guests/boot.ts';
import { storiesPath } from '#restaurant/listing/rules/store-url.ts';
import type { PageModel } from '#restaurant/pages/wire/page.ts';
import { useStoriesTexts } from '../texts/guests/stories/use-stories-texts.ts';
import styles from './stories.module.css';
import { StoriesFrame } from './stories-frame.tsx';
import { StoryList } from './story-list.tsx';

type Stories = Extract<PageModel, { kind: 'stories' }>;

/** A restaurant's stories, the newest first, page by page. */
export function StoriesPage({ model: { store, stories, page, pages } }: { model: Stories }) {
  const texts = useStoriesTexts();
  const { home } = useBoot();
  const hrefOf = (to: number) => storiesPath(home, store.slug, to === 1 ? '' : `?page=${to}`);
  return (
    <StoriesFrame store={store}>
      <div className={styles.heading}>
        <h1>{texts.title}</h1>
        <p>{stories.length === 0 ? texts.none : texts.lead(store.name)}</p>
        {stories.length === 0 && <p>{texts.noneHint}</p>}
      </div>
      <StoryList store={store} stories={stories} level={2} />
      {pages > 1 && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {page > 1 && (
            <a href={hrefOf(page - 1)} rel="prev">
              {texts.newer}
            </a>
          )}
          {page < pages && (
            <a href={hrefOf(page + 1)} rel="next">
              {texts.older}
            </a>
          )}
        </nav>
      )}
      <p className={styles.feed}>
        <a href={storiesPath(home, store.slug, '/feed.xml')}>{texts.feed}</a>
      </p>
    </StoriesFrame>
  );
}
