import { type Preset, periodOf } from '#money/reports/rules/report-period.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import styles from './period-fields.module.css';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** Days of the store, both included. Empty ones match all days. */
interface Days {
  from: string;
  to: string;
}

interface PeriodProps {
  period: Days;
  onChange: (days: Partial<Days>) => void;
}

const PERIODS = ['today', 'yesterday', 'this-month', 'last-month'] as const satisfies readonly Preset[];
type Named = (typeof PERIODS)[number] | 'all' | 'other';

export function PeriodSelect({ period, allDays, onChange }: PeriodProps & { allDays: string }) {
  const { reports } = useTexts();
  const today = useToday();
  const choose = (named: Named) => {
    if (named === 'all') onChange({ from: '', to: '' });
    else onChange(named === 'other' ? { from: period.from || today, to: '' } : periodOf(named, today));
  };
  return (
    <SelectField
      aria-label={reports.period}
      value={periodNamed(period, today)}
      options={[
        { value: 'all', label: allDays },
        ...PERIODS.map((named) => ({ value: named, label: reports.presets[named] })),
        { value: 'other', label: reports.otherDays },
      ]}
      onChange={choose}
    />
  );
}

/** The first and last day, if the period is none of those with a name. */
export function PeriodDays({ period, onChange }: PeriodProps) {
  const { reports } = useTexts();
  const today = useToday();
  if (periodNamed(period, today) !== 'other') return null;
  return (
    <div className={styles.days}>
      <TextField
        label={reports.from}
        type="date"
        max={today}
        value={period.from}
        onChange={(from) => onChange({ from })}
      />
      <TextField
        label={reports.to}
        type="date"
        max={today}
        value={period.to}
        onChange={(to) => onChange({ to })}
      />
    </div>
  );
}

const useToday = () => dayIn(useStore().profile.timeZone, serverNow());

function periodNamed({ from, to }: Days, today: string): Named {
  if (from === '' && to === '') return 'all';
  const named = PERIODS.find((period) => {
    const days = periodOf(period, today);
    return days.from === from && days.to === to;
  });
  return named ?? 'other';
}
