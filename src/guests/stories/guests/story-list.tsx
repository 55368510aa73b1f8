import { useBoot } from '#platform/phone/guests/boot.ts';
import { storiesPath } from '#restaurant/listing/rules/store-url.ts';
import type { StoriesStore } from '#restaurant/pages/wire/page.ts';
import { StoryPicture } from '#ui/shared/story/story-picture.tsx';
import type { StorySummary } from '../wire/stories.ts';
import styles from './stories.module.css';
import { StoryFacts } from './story-facts.tsx';

interface StoryListProps {
  store: StoriesStore;
  stories: StorySummary[];
  /** The level of their headings. */
  level: 2 | 3;
}

export function StoryList({ store, stories, level }: StoryListProps) {
  const { home } = useBoot();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.list}>
      {stories.map((story) => (
        <li key={story.slug} className={styles.card}>
          {story.cover && (
            <span className={styles.thumb}>
              <StoryPicture url={story.cover.url} alt="" sizes="(min-width: 720px) 220px, 100vw" />
            </span>
          )}
          <div className={styles.words}>
            <Heading className={styles.name}>
              <a href={storiesPath(home, store.slug, `/${story.slug}`)}>{story.title}</a>
            </Heading>
            <StoryFacts story={story} timeZone={store.timeZone} />
            <p className={styles.excerpt}>{story.excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
