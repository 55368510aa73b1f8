import { Link } from '@tanstack/react-router';
import { may } from '#domain/staff/permissions.ts';
import { NotAllowed } from '../../components/not-allowed.tsx';
import { Page } from '../../components/page.tsx';
import { useStore } from '../../session/current-store.ts';
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
