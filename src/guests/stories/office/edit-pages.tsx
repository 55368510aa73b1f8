import { Link } from '@tanstack/react-router';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import styles from './stories.module.css';
import { StoryForm } from './story-form.tsx';
import { WithStory } from './with-story.tsx';

export function NewStoryPage() {
  const { stories: t, errors } = useTexts();
  const { role } = useStore();
  if (!may(role, 'blog.write'))
    return <NotAllowed title={t.add} what={errors.FORBIDDEN ?? ''} hint={t.forbiddenHint} />;
  return (
    <Page
      title={t.add}
      width="wide"
      lead={
        <Link className={styles.back} to="/app/management/blog">
          ‹ {t.title}
        </Link>
      }
    >
      <StoryForm story={null} />
    </Page>
  );
}

export function EditStoryPage() {
  const { stories: t } = useTexts();
  return (
    <WithStory>
      {(story) => (
        <Page
          title={t.edit}
          width="wide"
          lead={
            <Link className={styles.back} to="/app/management/blog/post/$slug" params={{ slug: story.slug }}>
              ‹ {story.title}
            </Link>
          }
        >
          <StoryForm story={story} />
        </Page>
      )}
    </WithStory>
  );
}
