import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SidePanel } from '#ui/office/dialogs/dialog.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useUndoNotice } from '#ui/office/notices/use-undo-notice.tsx';
import { draftsQuery } from '../office-api/mail.ts';
import { UNDO_MS } from '../rules/mailbox.ts';
import { bodyOf, type Draft, draftOf, faultsOf } from './draft.ts';
import styles from './mail.module.css';
import { useSavedDraft } from './use-saved-draft.ts';

interface ComposeSheetProps {
  draft: Draft;
  onClose: () => void;
  /** A letter that was taken back is open again. */
  onReopen: (draft: Draft) => void;
}

/** Writes a letter in a sheet over the list. It saves itself, also when it is closed. */
export function ComposeSheet({ draft: initial, onClose, onReopen }: ComposeSheetProps) {
  const { mail: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const tell = useUndoNotice();
  const takeBack = useTakeBack(onReopen);
  const [draft, setDraft] = useState(initial);
  const saving = useSavedDraft(draft, initial);
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    check: () => faultsOf(draft, t),
    send: async () => {
      await saving.stop();
      return call('POST /api/mail/:storeId/drafts/:draftId/send', {
        params: { storeId, draftId: draft._id },
        body: bodyOf(draft),
      });
    },
    onError: saving.resume,
    onDone: () => {
      void client.invalidateQueries({ queryKey: draftsQuery(storeId).queryKey });
      tell(t.sending, () => takeBack(draft._id), UNDO_MS);
      onClose();
    },
  });
  const field = fieldsOf(draft, (more) => setDraft((before) => ({ ...before, ...more })), faults);
  const close = () => {
    void saving.saveNow();
    onClose();
  };
  return (
    <SidePanel isOpen onClose={close} title={t.compose} size="40rem">
      <form className={styles.compose} {...propsFor(() => submit(undefined))}>
        <TextField
          label={t.readers}
          description={t.readersHint}
          inputMode="email"
          autoComplete="off"
          data-autofocus={initial.to === '' || undefined}
          {...field('to')}
        />
        <TextField label={t.copies} inputMode="email" autoComplete="off" {...field('cc')} />
        <TextField label={t.subject} maxLength={300} {...field('subject')} />
        <TextArea
          label={t.text}
          minRows={10}
          data-autofocus={initial.to !== '' || undefined}
          {...field('text')}
        />
        {draft.forwards && (
          <p className={styles.with}>
            {t.withFiles}
            <Button onClick={() => setDraft((before) => ({ ...before, forwards: null }))}>
              {t.withoutFiles}
            </Button>
          </p>
        )}
        <FormFailure>{failure}</FormFailure>
        <div className={styles.composeSteps}>
          <Button
            onClick={() => {
              void saving.discard();
              onClose();
            }}
          >
            {t.discardDraft}
          </Button>
          <p className={styles.soft} role="status">
            {saving.said}
          </p>
          <Button look="main" type="submit" isBusy={isBusy}>
            {t.send}
          </Button>
        </div>
      </form>
    </SidePanel>
  );
}

function useTakeBack(onReopen: (draft: Draft) => void) {
  const { mail: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate } = useMutation({
    mutationFn: (draftId: string) =>
      call('POST /api/mail/:storeId/drafts/:draftId/undo', { params: { storeId, draftId }, body: {} }),
    onSuccess: (view) => {
      say(t.undone);
      onReopen(draftOf(view));
    },
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: draftsQuery(storeId).queryKey }),
  });
  return mutate;
}
