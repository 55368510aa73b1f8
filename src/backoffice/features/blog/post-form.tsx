import { lazy, Suspense } from 'react';
import type { OfficePostView } from '#domain/api/blog.ts';
import { LONGEST_TITLE, MOST_TAGS } from '#domain/blog/post.ts';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { Loading } from '../../components/loading.tsx';
import { SaveBar } from '../../components/save-bar.tsx';
import { fieldsOf } from '../../components/use-form.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './blog.module.css';
import { PictureField } from './picture-field.tsx';
import { usePostForm } from './use-post-form.ts';
import { WhenField } from './when-field.tsx';

/** The editor weighs more than the rest of the office's screens. */
const StoryEditor = lazy(() =>
  import('./editor/story-editor.tsx').then((loaded) => ({ default: loaded.StoryEditor })),
);

/** Writes a new story, or changes one. */
export function PostForm({ post }: { post: OfficePostView | null }) {
  const { blog: t } = useTexts();
  const { draft, set, faults, failure, discarded, formProps, ...state } = usePostForm(post);
  const field = fieldsOf(draft, set, faults);
  return (
    <form {...formProps} className={styles.form}>
      <Card title={t.words}>
        <TextField label={t.heading} maxLength={LONGEST_TITLE} {...field('title')} />
        <Suspense fallback={<Loading />}>
          {/* A new key shows the saved story after a discard. */}
          <StoryEditor
            key={discarded}
            document={draft.document}
            fault={faults['document']}
            onChange={(document) => set({ document })}
          />
        </Suspense>
        <TextField label={t.tags} description={t.tagsHint(MOST_TAGS)} {...field('tags')} />
      </Card>
      <Card title={t.cover} hint={t.coverHint}>
        <PictureField label={t.cover} value={draft.cover} onChange={(cover) => set({ cover })} />
      </Card>
      <Card title={t.when}>
        <WhenField
          isPublished={post?.state === 'published'}
          when={draft.when}
          at={draft.at}
          fault={faults['at'] ?? faults['publishAt']}
          onChange={set}
        />
      </Card>
      <FormFailure>{failure}</FormFailure>
      <SaveBar
        isChanged={state.isChanged}
        isRestored={state.isRestored}
        isBusy={state.isBusy}
        onDiscard={state.discard}
      />
      <LeaveGuard isChanged={state.isChanged} isKept />
    </form>
  );
}
