import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { LeaveGuard } from '#ui/office/dialogs/leave-guard.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { SaveBar } from '#ui/office/forms/save-bar.tsx';
import { fieldsOf } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { LONGEST_TITLE, MOST_TAGS } from '../rules/story.ts';
import type { OfficeStoryView } from '../wire/stories.ts';
import { PictureField } from './picture-field.tsx';
import styles from './stories.module.css';
import { StoryPreview } from './story-preview.tsx';
import { useStoryForm } from './use-story-form.ts';
import { WhenField } from './when-field.tsx';

/** The editor weighs more than the rest of the office's screens. */
const StoryEditor = lazy(() =>
  import('./editor/story-editor.tsx').then((loaded) => ({ default: loaded.StoryEditor })),
);

const SIDES = ['write', 'preview'] as const;

/** Writes a new story, or changes one, beside the page that guests will read. */
export function StoryForm({ story }: { story: OfficeStoryView | null }) {
  const { stories: t } = useTexts();
  const { draft, set, faults, failure, discarded, formProps, ...state } = useStoryForm(story);
  const field = fieldsOf(draft, set, faults);
  const [side, setSide] = useState<(typeof SIDES)[number]>('write');
  return (
    <div className={styles.sides}>
      <div className={styles.both} data-side={side}>
        <div className={styles.choice}>
          <Choice
            label={t.side}
            value={side}
            options={SIDES.map((value) => ({ value, label: t.sides[value] }))}
            onChange={setSide}
          />
        </div>
        <form {...formProps} className={styles.form}>
          <Card title={t.words}>
            <TextField label={t.heading} maxLength={LONGEST_TITLE} {...field('title')} />
            <Suspense fallback={<Loading shape="words" />}>
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
              isPublished={story?.state === 'published'}
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
        <div className={styles.beside}>
          <StoryPreview draft={draft} publishAt={story?.publishAt ?? null} />
        </div>
      </div>
    </div>
  );
}
