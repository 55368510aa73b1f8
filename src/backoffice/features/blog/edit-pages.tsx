import { Link } from '@tanstack/react-router';
import { may } from '#domain/staff/permissions.ts';
import { useStore } from '../../parts/current-store.ts';
import { NotAllowed } from '../../parts/not-allowed.tsx';
import { Page } from '../../parts/page.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './blog.module.css';
import { PostForm } from './post-form.tsx';
import { WithPost } from './with-post.tsx';

export function NewPostPage() {
  const { blog: t, errors } = useTexts();
  const { role } = useStore();
  if (!may(role, 'blog.write'))
    return <NotAllowed title={t.add} what={errors.FORBIDDEN ?? ''} hint={t.forbiddenHint} />;
  return (
    <Page
      title={t.add}
      lead={
        <Link className={styles.back} to="/app/management/blog">
          ‹ {t.title}
        </Link>
      }
    >
      <PostForm post={null} />
    </Page>
  );
}

export function EditPostPage() {
  const { blog: t } = useTexts();
  return (
    <WithPost>
      {(post) => (
        <Page
          title={t.edit}
          lead={
            <Link className={styles.back} to="/app/management/blog/post/$slug" params={{ slug: post.slug }}>
              ‹ {post.title}
            </Link>
          }
        >
          <PostForm post={post} />
        </Page>
      )}
    </WithPost>
  );
}
