import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import type { StoryCover } from '../../wire/stories.ts';
import { PictureField } from '../picture-field.tsx';

/** Puts a picture into the story, or changes the selected one. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { picture: t } = useTexts().stories;
  const { src, alt } = editor.getAttributes('image') as { src?: string; alt?: string };
  const [picture, setPicture] = useState<StoryCover | null>(src ? { url: src, alt: alt ?? '' } : null);
  const [fault, setFault] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is drawn elsewhere, but its events still reach the form of the story.
    event.stopPropagation();
    if (!picture) return setFault(t.missing);
    editor.chain().focus().setImage({ src: picture.url, alt: picture.alt.trim() }).run();
    return onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} size="28rem" title={t.title}>
      <form noValidate onSubmit={submit}>
        <PictureField label={t.title} value={picture} fault={fault} onChange={setPicture} />
        <DialogSteps onClose={onClose} action={t.insert} />
      </form>
    </Dialog>
  );
}
