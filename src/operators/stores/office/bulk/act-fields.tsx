import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { type Faults, fieldsOf } from '#ui/office/forms/use-form.ts';
import type { BulkDraft } from '../../office-api/bulk.ts';
import { plansQuery } from '../../office-api/operator.ts';
import { tagsQuery } from '../../office-api/operator-notes.ts';
import { TAG_SIGNS } from '../../rules/tags.ts';
import { AnnouncementWords } from '../announcements/announcement-words.tsx';

interface ActFieldsProps {
  draft: BulkDraft;
  faults: Faults;
  onChange: (draft: BulkDraft) => void;
}

const REASON_SIGNS = 300;

/** What the chosen act has to know. */
export function ActFields({ draft, faults, onChange }: ActFieldsProps) {
  const { operator: t } = useTexts();
  const tagsId = useId();
  const { data: known } = useQuery(plansQuery);
  const { data: used } = useQuery(tagsQuery);
  const { act } = draft;
  const field = fieldsOf(draft, (change) => onChange({ ...draft, ...change }), faults);
  const plans = known?.plans.filter(({ retired }) => !retired).map(({ name }) => name) ?? [];
  return (
    <>
      {act === 'plan' && (
        <SelectField
          label={t.columns.plan}
          description={t.bulk.planHint}
          options={['', ...plans].map((value) => ({ value, label: value }))}
          {...field('plan')}
        />
      )}
      {(act === 'tag' || act === 'untag') && (
        <>
          <TextField
            label={t.notes.addTag}
            list={tagsId}
            maxLength={TAG_SIGNS}
            autoComplete="off"
            {...field('tag')}
          />
          <datalist id={tagsId}>
            {used?.tags.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
      {act === 'announce' && (
        <>
          <AnnouncementWords
            draft={draft}
            faults={faults}
            onChange={(change) => onChange({ ...draft, ...change })}
          />
          <TextField label={t.announcements.until} type="date" {...field('until')} />
        </>
      )}
      <TextField
        label={act === 'suspend' ? t.reason : t.bulk.reason}
        maxLength={REASON_SIGNS}
        {...field('reason')}
      />
    </>
  );
}
