import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { type JSONContent, useEditor } from '@tiptap/react';
import { type ComponentProps, useMemo } from 'react';
import { useTexts } from '#texts/office/index.ts';
import story from '#ui/shared/story/story.module.css';
import type { StoryDocument } from '../../rules/document.ts';
import styles from './story-editor.module.css';
import { STORY_EXTENSIONS } from './story-extensions.ts';
import { StoryToolbar } from './story-toolbar.tsx';

interface StoryEditorProps {
  /** Read once. Another key shows another document. */
  document: StoryDocument;
  fault?: string | undefined;
  onChange: (document: StoryDocument) => void;
}

/** The same class, which the types of the two packages read from two files. */
type TheirEditor = ComponentProps<typeof RichTextEditor>['editor'];

/** Writes a story as guests will read it. */
export function StoryEditor({ document, fault, onChange }: StoryEditorProps) {
  const { stories: t } = useTexts();
  const { toolbar } = t;
  const editor = useEditor({
    extensions: STORY_EXTENSIONS,
    content: document as JSONContent,
    injectNonce: globalThis.__webpack_nonce__,
    editorProps: {
      attributes: {
        'aria-label': t.body,
        'aria-multiline': 'true',
        class: `${story.story} ${styles.text}`,
        role: 'textbox',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON() as StoryDocument),
  });
  const labels = useMemo(
    () => ({
      boldControlLabel: toolbar.bold,
      italicControlLabel: toolbar.italic,
      h2ControlLabel: toolbar.heading,
      h3ControlLabel: toolbar.subheading,
      bulletListControlLabel: toolbar.bullets,
      orderedListControlLabel: toolbar.numbers,
      blockquoteControlLabel: toolbar.quote,
      undoControlLabel: toolbar.undo,
      redoControlLabel: toolbar.redo,
    }),
    [toolbar],
  );
  return (
    <div className={styles.field}>
      <p className={styles.label}>{t.body}</p>
      <RichTextEditor
        editor={editor as unknown as TheirEditor}
        labels={labels}
        withCodeHighlightStyles={false}
        withTypographyStyles={false}
        classNames={{ root: styles.root ?? '', toolbar: styles.toolbar ?? '', control: styles.control ?? '' }}
      >
        <StoryToolbar editor={editor} />
        <RichTextEditor.Content />
      </RichTextEditor>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
