import { MOST_RATING } from '#domain/guests/feedback.ts';
import type { FeedbackFilter } from '../../api/feedback.ts';
import { Choice } from '../../components/choice.tsx';
import { PeriodDays, PeriodSelect } from '../../components/fields/period-fields.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { useTexts } from '../../texts/index.ts';
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
