import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { TAG_SIGNS } from '#domain/operators/tags.ts';
import type { BulkDraft } from '../../../api/bulk.ts';
import { plansQuery } from '../../../api/operator.ts';
import { tagsQuery } from '../../../api/operator-notes.ts';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { type Faults, fieldsOf } from '../../../components/use-form.ts';
import { useTexts } from '../../../texts/index.ts';
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
