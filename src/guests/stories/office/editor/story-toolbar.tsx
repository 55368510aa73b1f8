import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { LinkIcon, PictureIcon } from '#ui/office/icons.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';

/** The buttons above a story. Links and pictures ask for more in a dialog. */
export function StoryToolbar({ editor }: { editor: Editor }) {
  const { toolbar: t } = useTexts().stories;
  const [asking, setAsking] = useState<'link' | 'picture' | null>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ link: now.isActive('link'), picture: now.isActive('image') }),
  });
  const close = () => setAsking(null);
  return (
    <RichTextEditor.Toolbar role="group" aria-label={t.label}>
      <RichTextEditor.Bold />
      <RichTextEditor.Italic />
      <RichTextEditor.H2 />
      <RichTextEditor.H3 />
      <RichTextEditor.BulletList />
      <RichTextEditor.OrderedList />
      <RichTextEditor.Blockquote />
      <RichTextEditor.Control
        aria-label={t.link}
        title={t.link}
        active={active.link}
        onClick={() => setAsking('link')}
      >
        <LinkIcon size={18} />
      </RichTextEditor.Control>
      <RichTextEditor.Control
        aria-label={t.picture}
        title={t.picture}
        active={active.picture}
        onClick={() => setAsking('picture')}
      >
        <PictureIcon size={18} />
      </RichTextEditor.Control>
      <RichTextEditor.Undo />
      <RichTextEditor.Redo />
      {asking === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asking === 'picture' && <PictureDialog editor={editor} onClose={close} />}
    </RichTextEditor.Toolbar>
  );
}
