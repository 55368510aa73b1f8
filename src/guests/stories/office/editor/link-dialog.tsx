import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { isLink } from '../../rules/document.ts';

const SCHEME = /^[a-z]+:/i;

/** An address as people type it. */
function toLink(typed: string): string {
  const text = typed.trim();
  if (SCHEME.test(text)) return text;
  return text.includes('@') ? `mailto:${text}` : `https://${text}`;
}

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { link: t } = useTexts().stories;
  const present = (editor.getAttributes('link')['href'] as string | null | undefined) ?? '';
  const [address, setAddress] = useState(present);
  const [fault, setFault] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is drawn elsewhere, but its events still reach the form of the story.
    event.stopPropagation();
    const href = toLink(address);
    if (!isLink(href)) return setFault(t.wrong);
    const { empty } = editor.state.selection;
    const change = editor.chain().focus().extendMarkRange('link');
    if (empty && present === '')
      change
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else change.setLink({ href }).run();
    return onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} size="28rem" title={t.title}>
      <form noValidate onSubmit={submit}>
        <TextField
          data-autofocus
          label={t.address}
          description={t.hint}
          inputMode="url"
          value={address}
          fault={fault}
          onChange={setAddress}
        />
        {present !== '' && <Button onClick={remove}>{t.remove}</Button>}
        <DialogSteps onClose={onClose} action={t.set} />
      </form>
    </Dialog>
  );
}
