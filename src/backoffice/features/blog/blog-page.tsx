import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OfficePost } from '#domain/api/blog.ts';
import { POST_STATES, type PostState } from '#domain/blog/post.ts';
import { may } from '#domain/staff/permissions.ts';
import { PostPicture } from '#ui/post/post-picture.tsx';
import { postsQuery } from '../../api/blog.ts';
import button from '../../components/button.module.css';
import { Button } from '../../components/button.tsx';
import { Choice } from '../../components/choice.tsx';
import { Failure } from '../../components/failure.tsx';
import { Loading } from '../../components/loading.tsx';
import { NotAllowed } from '../../components/not-allowed.tsx';
import { Nothing } from '../../components/nothing.tsx';
import { Page } from '../../components/page.tsx';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './blog.module.css';
import { PostLine } from './post-line.tsx';

/** The stories of the restaurant: drafts, scheduled and published ones. */
export function BlogPage() {
  const { blog: t, errors } = useTexts();
  const { storeId, role } = useStore();
  const isAllowed = may(role, 'blog.read');
  const { data, error, refetch } = useQuery({ ...postsQuery(storeId), enabled: isAllowed });
  if (!isAllowed) return <NotAllowed title={t.title} what={errors.FORBIDDEN ?? ''} hint={t.forbiddenHint} />;
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="wide"
      actions={
        <Link className={`${button.button} ${button.main}`} to="/app/management/blog/new-post">
          {t.add}
        </Link>
      }
    >
      {data ? <Posts posts={data.posts} /> : <Loading />}
    </Page>
  );
}

const AT_ONCE = 50;

function Posts({ posts }: { posts: OfficePost[] }) {
  const { blog: t } = useTexts();
  const [filter, setFilter] = useState<PostState | 'all'>('all');
  const [most, setMost] = useState(AT_ONCE);
  const ofState = (state: PostState) => posts.filter((post) => post.state === state);
  const found = filter === 'all' ? posts : ofState(filter);
  if (posts.length === 0) return <Nothing title={t.none} hint={t.noneHint} />;
  return (
    <>
      <Choice
        label={t.show}
        value={filter}
        wraps
        options={[
          { value: 'all' as const, label: t.filters.all(posts.length) },
          ...POST_STATES.map((value) => ({ value, label: t.filters[value](ofState(value).length) })),
        ]}
        onChange={setFilter}
      />
      {found.length === 0 && <Nothing title={t.noneOf} />}
      <ul className={styles.list}>
        {found.slice(0, most).map((post) => (
          <li key={post._id}>
            <PostRow post={post} />
          </li>
        ))}
      </ul>
      {found.length > most && <Button onClick={() => setMost(most + AT_ONCE)}>{t.more}</Button>}
    </>
  );
}

function PostRow({ post }: { post: OfficePost }) {
  return (
    <Link className={styles.row} to="/app/management/blog/post/$slug" params={{ slug: post.slug }}>
      {post.cover && (
        <span className={styles.thumb}>
          <PostPicture url={post.cover.url} alt="" sizes="6rem" />
        </span>
      )}
      <span className={styles.words}>
        <b>{post.title}</b>
        <span className={styles.line}>
          <PostLine post={post} />
        </span>
        <span className={styles.excerpt}>{post.excerpt}</span>
      </span>
    </Link>
  );
}
