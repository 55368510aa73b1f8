import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnnouncementView } from '#operators/announcements/wire/announcements.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { type Faults, fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { plansQuery } from '../../office-api/operator.ts';
import { announcementsKey } from '../../office-api/operator-site.ts';
import { AnnouncementWords } from './announcement-words.tsx';

interface AnnouncementFormProps {
  /** Null for a new one. */
  announcement: AnnouncementView | null;
  onClose: () => void;
}

const NEW = { text: '', textInHindi: '', plan: '', until: '' };

export function AnnouncementForm({ announcement, onClose }: AnnouncementFormProps) {
  const { operator, fields } = useTexts();
  const t = operator.announcements;
  const client = useQueryClient();
  const { say } = useNotice();
  const [key] = useState(randomId);
  const { data } = useQuery(plansQuery);
  const { text, textInHindi, plan, until } = announcement ?? NEW;
  const [draft, setDraft] = useState({ text, textInHindi, plan, until: until.slice(0, 10) });
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () => {
      const { plan: readers, ...words } = draft;
      const body = { ...words, text: words.text.trim(), until: `${words.until}T23:59:59Z` };
      const to = announcement?.chosen ? {} : { plan: readers };
      return announcement
        ? call('PATCH /api/operator/announcements/:announcementId', {
            params: { announcementId: announcement._id },
            body: { ...body, ...to },
          })
        : call('POST /api/operator/announcements', {
            headers: { 'idempotency-key': key },
            body: { ...body, plan: readers },
          });
    },
    check: (): Faults => ({
      ...(draft.text.trim() === '' && { text: fields.required }),
      ...(draft.until === '' && { until: t.noDay }),
    }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: announcementsKey });
      say(t.saved);
      onClose();
    },
  });
  const field = fieldsOf(draft, (change) => setDraft({ ...draft, ...change }), faults);
  const plans = new Set([...(data?.plans.map(({ name }) => name) ?? []), ...(plan ? [plan] : [])]);
  return (
    <Dialog isOpen onClose={onClose} size="32rem" title={announcement ? t.edit : t.add}>
      <form {...propsFor(() => submit(undefined))}>
        <AnnouncementWords
          draft={draft}
          faults={faults}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
        {!announcement?.chosen && (
          <SelectField
            label={t.readers}
            options={[
              { value: '', label: t.everybody },
              ...[...plans].map((name) => ({ value: name, label: t.ofPlan(name) })),
            ]}
            {...field('plan')}
          />
        )}
        <TextField label={t.until} type="date" {...field('until')} />
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
