import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import formDialog from '#ui/office/dialogs/form-dialog.module.css';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';
import { type BulkDraft, type Chosen, previewBulk } from '../../office-api/bulk.ts';
import { BULK_ACTS, NEEDED_FOR } from '../../rules/bulk.ts';
import type { BulkPreview } from '../../wire/bulk.ts';
import { useMayOperate } from '../use-may-operate.ts';
import { ActFields } from './act-fields.tsx';
import { BulkRun } from './bulk-run.tsx';
import { BULK } from './use-bulk.ts';

const EMPTY = { plan: '', tag: '', reason: '', text: '', textInHindi: '', until: '' };

/** Does one thing to many restaurants, once the operator has seen to which. */
export function BulkDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { operator, fields } = useTexts();
  const t = operator.bulk;
  const mayOperate = useMayOperate();
  const acts = BULK_ACTS.filter((act) => mayOperate(NEEDED_FOR[act]));
  const [draft, setDraft] = useState<BulkDraft>({ ...EMPTY, act: acts[0] ?? 'tag' });
  const [preview, setPreview] = useState<BulkPreview | null>(null);
  // Whoever closed it meanwhile would not see what failed.
  const isRunning = useIsMutating({ mutationKey: BULK }) > 0;
  const required = (text: string) => (text.trim() === '' ? fields.required : '');
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () => previewBulk(chosen, draft),
    check: (): Faults => {
      const { act, plan, tag, reason, text, until } = draft;
      const found = {
        plan: { plan: required(plan) },
        suspend: { reason: required(reason) },
        resume: {},
        announce: { text: required(text), until: until === '' ? operator.announcements.noDay : '' },
        tag: { tag: required(tag) },
        untag: { tag: required(tag) },
        invite: {},
      }[act];
      return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== ''));
    },
    onDone: setPreview,
  });
  return (
    <Dialog isOpen onClose={() => isRunning || onClose()} size="34rem" title={t.title}>
      {preview ? (
        <BulkRun draft={draft} preview={preview} onBack={() => setPreview(null)} onClose={onClose} />
      ) : (
        <form {...propsFor(() => submit(undefined))}>
          <SelectField
            label={t.act}
            value={draft.act}
            options={acts.map((act) => ({ value: act, label: t.acts[act] }))}
            onChange={(act) => setDraft({ ...draft, act })}
          />
          <ActFields draft={draft} faults={faults} onChange={setDraft} />
          <p className={formDialog.lead}>{t.previewHint}</p>
          <FormFailure>{failure}</FormFailure>
          <DialogSteps onClose={onClose} isBusy={isBusy} action={t.preview} />
        </form>
      )}
    </Dialog>
  );
}
