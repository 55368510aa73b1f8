import type { PostSummary } from '#domain/api/blog.ts';
import type { StoriesStore } from '#domain/api/page.ts';
import { storiesPath } from '#domain/site/store-url.ts';
import { PostPicture } from '#ui/post/post-picture.tsx';
import { useBoot } from '../../boot.ts';
import styles from './stories.module.css';
import { StoryFacts } from './story-facts.tsx';

interface StoryListProps {
  store: StoriesStore;
  posts: PostSummary[];
  /** The level of their headings. */
  level: 2 | 3;
}

export function StoryList({ store, posts, level }: StoryListProps) {
  const { home } = useBoot();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.slug} className={styles.card}>
          {post.cover && (
            <span className={styles.thumb}>
              <PostPicture url={post.cover.url} alt="" sizes="(min-width: 720px) 220px, 100vw" />
            </span>
          )}
          <div className={styles.words}>
            <Heading className={styles.name}>
              <a href={storiesPath(home, store.slug, `/${post.slug}`)}>{post.title}</a>
            </Heading>
            <StoryFacts post={post} timeZone={store.timeZone} />
            <p className={styles.excerpt}>{post.excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
