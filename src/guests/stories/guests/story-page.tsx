import { useBoot } from '#platform/phone/guests/boot.ts';
import { storiesPath } from '#restaurant/listing/rules/store-url.ts';
import type { PageModel } from '#restaurant/pages/wire/page.ts';
import { Story } from '#ui/shared/story/story.tsx';
import { useStoriesTexts } from '../texts/guests/stories/use-stories-texts.ts';
import styles from './stories.module.css';
import { StoriesFrame } from './stories-frame.tsx';
import { StoryFacts } from './story-facts.tsx';
import { StoryList } from './story-list.tsx';

type StoryModel = Extract<PageModel, { kind: 'story' }>;

/** One story, and the latest others below it. */
export function StoryPage({ model: { store, story, recent } }: { model: StoryModel }) {
  const texts = useStoriesTexts();
  const { home } = useBoot();
  const all = storiesPath(home, store.slug);
  return (
    <StoriesFrame store={store}>
      <article className={styles.article}>
        <p className={styles.all}>
          <a href={all}>‹ {texts.all}</a>
        </p>
        <header className={styles.heading}>
          <h1>{story.title}</h1>
          <StoryFacts story={story} timeZone={store.timeZone} />
        </header>
        <Story story={story} tagsLabel={texts.tags} />
      </article>
      {recent.length > 0 && (
        <section className={styles.recent} aria-labelledby="recent">
          <h2 id="recent">{texts.recent}</h2>
          <StoryList store={store} stories={recent} level={3} />
        </section>
      )}
    </StoriesFrame>
  );
}
