import { DOCUMENT_KINDS } from '#domain/api/bills.ts';
import { type Preset, periodOf } from '#domain/reports/report-period.ts';
import { dayIn } from '#domain/time/clock.ts';
import type { BillFilter } from '../../api/bills.ts';
import { useStore } from '../../parts/current-store.ts';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './bills-page.module.css';

interface BillFiltersProps {
  filter: BillFilter;
  onChange: (filter: BillFilter) => void;
}

const MOST_SIGNS = 60;
const PERIODS = ['today', 'yesterday', 'this-month', 'last-month'] as const satisfies readonly Preset[];
type Named = (typeof PERIODS)[number] | 'all' | 'other';

export function BillFilters({ filter, onChange }: BillFiltersProps) {
  const { bills: t, reports } = useTexts();
  const today = dayIn(useStore().profile.timeZone, Date.now());
  const set = (edits: Partial<BillFilter>) => onChange({ ...filter, ...edits });
  const choose = (period: Named) => {
    if (period === 'all') set({ from: '', to: '' });
    else set(period === 'other' ? { from: filter.from || today, to: '' } : periodOf(period, today));
  };
  return (
    <div className={styles.filters}>
      <SearchField
        label={t.search}
        value={filter.q}
        onChange={(text) => set({ q: text.slice(0, MOST_SIGNS) })}
      />
      <SelectField
        aria-label={reports.period}
        value={periodNamed(filter, today)}
        options={[
          { value: 'all', label: t.allDays },
          ...PERIODS.map((period) => ({ value: period, label: reports.presets[period] })),
          { value: 'other', label: reports.otherDays },
        ]}
        onChange={choose}
      />
      <SelectField
        aria-label={t.kind}
        value={filter.kind}
        options={[
          { value: '', label: t.allKinds },
          ...DOCUMENT_KINDS.map((kind) => ({ value: kind as string, label: t.kinds[kind] })),
        ]}
        onChange={(kind) => set({ kind })}
      />
      {periodNamed(filter, today) === 'other' && (
        <div className={styles.days}>
          <TextField
            label={reports.from}
            type="date"
            max={today}
            value={filter.from}
            onChange={(from) => set({ from })}
          />
          <TextField
            label={reports.to}
            type="date"
            max={today}
            value={filter.to}
            onChange={(to) => set({ to })}
          />
        </div>
      )}
    </div>
  );
}

function periodNamed({ from, to }: BillFilter, today: string): Named {
  if (from === '' && to === '') return 'all';
  const named = PERIODS.find((period) => {
    const days = periodOf(period, today);
    return days.from === from && days.to === to;
  });
  return named ?? 'other';
}
