import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OfficePostView } from '#domain/api/blog.ts';
import { Post } from '#ui/post/post.tsx';
import { blogKey, changePost, postQuery } from '../../api/blog.ts';
import button from '../../components/button.module.css';
import { Button } from '../../components/button.tsx';
import common from '../../components/common.module.css';
import { FormFailure } from '../../components/form-failure.tsx';
import { Page } from '../../components/page.tsx';
import { useForm } from '../../components/use-form.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useGuestLink } from '../../session/use-guest-link.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './blog.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { PostLine } from './post-line.tsx';
import { WithPost } from './with-post.tsx';

/** A story as guests read it, with what can be done about it. */
export function PostPage() {
  return <WithPost>{(post) => <Read key={post.slug} post={post} />}</WithPost>;
}

function Read({ post }: { post: OfficePostView }) {
  const { blog: t } = useTexts();
  const [isDeleting, setDeleting] = useState(false);
  const { publish, isBusy, failure } = usePublish(post);
  const guestLink = useGuestLink().replace(/\/$/, '');
  const isPublished = post.state === 'published';
  return (
    <Page
      title={post.title}
      lead={
        <>
          <Link className={styles.back} to="/app/management/blog">
            ‹ {t.title}
          </Link>
          <br />
          <PostLine post={post} />
        </>
      }
    >
      <div className={common.row}>
        <Link
          className={`${button.button} ${button.main}`}
          to="/app/management/blog/post/$slug/edit"
          params={{ slug: post.slug }}
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
            href={`${guestLink}/stories/${post.slug}`}
            target="_blank"
            rel="noreferrer"
          >
            {t.openAsGuest}
          </a>
        )}
      </div>
      <FormFailure>{failure}</FormFailure>
      <article className={styles.article}>
        <Post post={post} tagsLabel={t.tags} />
      </article>
      {isDeleting && <DeleteDialog post={post} onClose={() => setDeleting(false)} />}
    </Page>
  );
}

/** Shows a story to guests, or takes it back. Everything else of it stays. */
function usePublish({ slug, title, document, cover, tags, revision }: OfficePostView) {
  const { blog: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say } = useNotice();
  const { send, isBusy, failure } = useForm({
    send: (publishAt: 'now' | null) =>
      changePost({ storeId, slug }, { title, document, cover, tags, revision, publishAt }),
    onDone: (saved, publishAt) => {
      client.setQueryData(postQuery(storeId, slug).queryKey, saved);
      void client.invalidateQueries({ queryKey: blogKey(storeId) });
      say(publishAt === 'now' ? t.published : t.unpublished);
    },
    onError: () => void client.invalidateQueries({ queryKey: blogKey(storeId) }),
  });
  return { publish: send, isBusy, failure };
}
