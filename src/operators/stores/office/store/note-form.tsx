import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { TextArea } from '#ui/office/fields/text-field.tsx';
import { formatDayTime } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey } from '../../office-api/operator.ts';
import { NOTE_SIGNS, type StoreNote } from '../../wire/operator-notes.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import styles from './store.module.css';

interface NoteFormProps {
  storeId: string;
  note: StoreNote;
  mayChange: boolean;
}

/** One text, of which nobody overwrites a version that they have not read. */
export function NoteForm({ storeId, note, mayChange }: NoteFormProps) {
  const { notes: t } = useTexts().operator;
  const client = useQueryClient();
  const clock = useOperatorClock();
  const { say } = useNotice();
  const [draft, setDraft] = useState<{ text: string; revision: number } | null>(null);
  const [theirs, setTheirs] = useState<StoreNote | null>(null);
  const { failure, isBusy, submit, propsFor } = useForm({
    send: (revision: number) =>
      call('PUT /api/operator/stores/:storeId/note', {
        params: { storeId },
        body: { text: draft?.text ?? note.text, revision },
      }),
    onDone: () => {
      setTheirs(null);
      setDraft(null);
      say(t.saved);
      void client.invalidateQueries({ queryKey: operatorKey });
    },
    onError: (error) => {
      if (error instanceof AppError && error.code === 'NOTE_CHANGED')
        setTheirs((error.details as { note: StoreNote }).note);
    },
  });
  const text = draft?.text ?? note.text;
  const seen = draft?.revision ?? note.revision;
  if (!mayChange) return note.text === '' ? null : <Written note={note} />;
  return (
    <form {...propsFor(() => submit(theirs?.revision ?? seen))}>
      <TextArea
        label={t.note}
        value={text}
        maxLength={NOTE_SIGNS}
        onChange={(changed) => setDraft({ text: changed, revision: seen })}
      />
      {note.at !== null && <p className={styles.soft}>{t.written(note.by, formatDayTime(note.at, clock))}</p>}
      {theirs && (
        <div role="alert">
          <p className={styles.bad}>{t.changed}</p>
          <Written note={theirs} />
        </div>
      )}
      {!theirs && <FormFailure>{failure}</FormFailure>}
      {draft && (
        <div className={common.row}>
          <Button look="main" type="submit" isBusy={isBusy}>
            {theirs ? t.keepMine : t.save}
          </Button>
          {theirs && (
            <Button
              onClick={() => {
                setDraft({ text: theirs.text, revision: theirs.revision });
                setTheirs(null);
              }}
            >
              {t.takeTheirs}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

function Written({ note }: { note: StoreNote }) {
  const { notes: t } = useTexts().operator;
  const clock = useOperatorClock();
  return (
    <>
      <p className={styles.written}>{note.text}</p>
      {note.at !== null && <p className={styles.soft}>{t.written(note.by, formatDayTime(note.at, clock))}</p>}
    </>
  );
}
