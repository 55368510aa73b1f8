import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useGuestLink } from '#restaurant/access/office/use-guest-link.ts';
import { useTexts } from '#texts/office/index.ts';
import button from '#ui/office/buttons/button.module.css';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { Story } from '#ui/shared/story/story.tsx';
import { storiesKey, storyQuery } from '../office-api/stories.ts';
import type { OfficeStoryView } from '../wire/stories.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './stories.module.css';
import { StoryLine } from './story-line.tsx';
import { WithStory } from './with-story.tsx';

/** A story as guests read it, with what can be done about it. */
export function StoryPage() {
  return <WithStory>{(story) => <Read key={story.slug} story={story} />}</WithStory>;
}

function Read({ story }: { story: OfficeStoryView }) {
  const { stories: t } = useTexts();
  const [isDeleting, setDeleting] = useState(false);
  const { publish, isBusy, failure } = usePublish(story);
  const guestLink = useGuestLink().replace(/\/$/, '');
  const isPublished = story.state === 'published';
  return (
    <Page
      title={story.title}
      lead={
        <>
          <Link className={styles.back} to="/app/management/blog">
            ‹ {t.title}
          </Link>
          <br />
          <StoryLine story={story} />
        </>
      }
    >
      <div className={common.row}>
        <Link
          className={`${button.button} ${button.main}`}
          to="/app/management/blog/post/$slug/edit"
          params={{ slug: story.slug }}
        >
          {t.edit}
        </Link>
        <Button isBusy={isBusy} onClick={() => publish(isPublished ? null : 'now')}>
          {isPublished ? t.unpublish : t.publish}
        </Button>
        <Button onClick={() => setDeleting(true)}>{t.delete}</Button>
        {isPublished && (
          <a
            className={styles.back}
            href={`${guestLink}/stories/${story.slug}`}
            target="_blank"
            rel="noreferrer"
          >
            {t.openAsGuest}
          </a>
        )}
      </div>
      <FormFailure>{failure}</FormFailure>
      <article className={styles.article}>
        <Story story={story} tagsLabel={t.tags} />
      </article>
      {isDeleting && <DeleteDialog story={story} onClose={() => setDeleting(false)} />}
    </Page>
  );
}

/** Shows a story to guests, or takes it back. Everything else of it stays. */
function usePublish({ slug, title, document, cover, tags, revision }: OfficeStoryView) {
  const { stories: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say } = useNotice();
  const { send, isBusy, failure } = useForm({
    send: (publishAt: 'now' | null) =>
      call('PUT /api/blog/:storeId/office/posts/:slug', {
        params: { storeId, slug },
        body: { title, document, cover, tags, revision, publishAt },
      }),
    onDone: (saved, publishAt) => {
      client.setQueryData(storyQuery(storeId, slug).queryKey, saved);
      void client.invalidateQueries({ queryKey: storiesKey(storeId) });
      say(publishAt === 'now' ? t.published : t.unpublished);
    },
    onError: () => void client.invalidateQueries({ queryKey: storiesKey(storeId) }),
  });
  return { publish: send, isBusy, failure };
}
