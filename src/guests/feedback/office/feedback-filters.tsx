import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { PeriodDays, PeriodSelect } from '#ui/office/fields/period-fields.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import type { FeedbackFilter } from '../office-api/feedback.ts';
import { MOST_RATING } from '../rules/feedback.ts';
import styles from './feedback-page.module.css';

interface FeedbackFiltersProps {
  filter: FeedbackFilter;
  onChange: (filter: FeedbackFilter) => void;
}

const POOR = '1,2';
const EACH = Array.from({ length: MOST_RATING }, (_, index) => MOST_RATING - index);

export function FeedbackFilters({ filter, onChange }: FeedbackFiltersProps) {
  const { feedback: t } = useTexts();
  const set = (edits: Partial<FeedbackFilter>) => onChange({ ...filter, ...edits });
  return (
    <div className={styles.filters}>
      <Choice
        label={t.title}
        value={filter.unread === '1' ? 'unread' : 'all'}
        options={[
          { value: 'all', label: t.lists.all },
          { value: 'unread', label: t.lists.unread },
        ]}
        onChange={(list) => set({ unread: list === 'unread' ? '1' : '' })}
      />
      <SelectField
        aria-label={t.starsFilter}
        value={filter.stars}
        options={[
          { value: '', label: t.anyStars },
          { value: POOR, label: t.poor },
          ...EACH.map((stars) => ({ value: String(stars), label: t.stars(stars) })),
        ]}
        onChange={(stars) => set({ stars })}
      />
      <PeriodSelect period={filter} allDays={t.allDays} onChange={set} />
      <PeriodDays period={filter} onChange={set} />
    </div>
  );
}
