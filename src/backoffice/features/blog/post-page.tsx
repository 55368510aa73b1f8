import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OfficePostView } from '#domain/api/blog.ts';
import { Post } from '#ui/post/post.tsx';
import { PostPicture } from '#ui/post/post-picture.tsx';
import { Button } from '../../parts/button.tsx';
import common from '../../parts/common.module.css';
import { FormFailure } from '../../parts/form-failure.tsx';
import { Page } from '../../parts/page.tsx';
import { useGuestLink } from '../../parts/use-guest-link.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './blog.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { PostLine } from './post-line.tsx';
import { usePublish } from './use-publish.ts';
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
        <Link className={styles.main} to="/app/management/blog/post/$slug/edit" params={{ slug: post.slug }}>
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
        {post.cover && (
          <div className={styles.cover}>
            <PostPicture url={post.cover.url} alt={post.cover.alt} sizes="44rem" isFirst />
          </div>
        )}
        <Post document={post.document} />
        {post.tags.length > 0 && (
          <ul className={styles.tags} aria-label={t.tags}>
            {post.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </article>
      {isDeleting && <DeleteDialog post={post} onClose={() => setDeleting(false)} />}
    </Page>
  );
}
