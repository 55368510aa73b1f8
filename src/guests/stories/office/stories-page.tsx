import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import button from '#ui/office/buttons/button.module.css';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { StoryPicture } from '#ui/shared/story/story-picture.tsx';
import { storiesQuery } from '../office-api/stories.ts';
import { STORY_STATES, type StoryState } from '../rules/story.ts';
import type { OfficeStory } from '../wire/stories.ts';
import styles from './stories.module.css';
import { StoryLine } from './story-line.tsx';

/** The stories of the restaurant: drafts, scheduled and published ones. */
export function StoriesPage() {
  const { stories: t, errors } = useTexts();
  const { storeId, role } = useStore();
  const isAllowed = may(role, 'blog.read');
  const { data, error, refetch } = useQuery({ ...storiesQuery(storeId), enabled: isAllowed });
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
      {data ? <Stories stories={data.posts} /> : <Loading />}
    </Page>
  );
}

const AT_ONCE = 50;

function Stories({ stories }: { stories: OfficeStory[] }) {
  const { stories: t } = useTexts();
  const [filter, setFilter] = useState<StoryState | 'all'>('all');
  const [most, setMost] = useState(AT_ONCE);
  const ofState = (state: StoryState) => stories.filter((story) => story.state === state);
  const found = filter === 'all' ? stories : ofState(filter);
  if (stories.length === 0) return <Nothing title={t.none} hint={t.noneHint} sample={t.sample} />;
  return (
    <>
      <Choice
        label={t.show}
        value={filter}
        wraps
        options={[
          { value: 'all' as const, label: t.filters.all(stories.length) },
          ...STORY_STATES.map((value) => ({ value, label: t.filters[value](ofState(value).length) })),
        ]}
        onChange={setFilter}
      />
      {found.length === 0 && <Nothing title={t.noneOf} />}
      <ul className={styles.list}>
        {found.slice(0, most).map((story) => (
          <li key={story._id}>
            <StoryRow story={story} />
          </li>
        ))}
      </ul>
      {found.length > most && <Button onClick={() => setMost(most + AT_ONCE)}>{t.more}</Button>}
    </>
  );
}

function StoryRow({ story }: { story: OfficeStory }) {
  return (
    <Link className={styles.row} to="/app/management/blog/post/$slug" params={{ slug: story.slug }}>
      {story.cover && (
        <span className={styles.thumb}>
          <StoryPicture url={story.cover.url} alt="" sizes="6rem" />
        </span>
      )}
      <span className={styles.words}>
        <b>{story.title}</b>
        <span className={styles.line}>
          <StoryLine story={story} />
        </span>
        <span className={styles.excerpt}>{story.excerpt}</span>
      </span>
    </Link>
  );
}
