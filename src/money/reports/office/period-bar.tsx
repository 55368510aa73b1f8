import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { ReportChoice } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { PRESETS, type Preset } from '../rules/report-period.ts';
import { type DayFault, findDayFault } from './report-choice.ts';
import styles from './reports-page.module.css';

const OTHER = 'other';

interface PeriodBarProps {
  choice: ReportChoice;
  /** The days that are shown now, where the choice of other days starts. */
  shown: { from: string; to: string; today: string } | undefined;
}

export function PeriodBar({ choice, shown }: PeriodBarProps) {
  const t = useTexts().reports;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(choice.from !== undefined);
  const value: Preset | typeof OTHER = isOpen ? OTHER : (choice.period ?? 'today');
  const go = (search: ReportChoice) => void navigate({ to: '/app/dashboard/ecommerce', search });
  const choose = (next: Preset | typeof OTHER) => {
    setOpen(next === OTHER);
    if (next !== OTHER) go({ period: next });
  };
  return (
    <div className={styles.bar}>
      <Choice
        label={t.period}
        value={value}
        wraps
        options={[
          ...PRESETS.map((preset) => ({ value: preset, label: t.presets[preset] })),
          { value: OTHER, label: t.otherDays } as const,
        ]}
        onChange={choose}
      />
      {isOpen && shown && <Days key={`${shown.from} ${shown.to}`} shown={shown} onChoose={go} />}
    </div>
  );
}

interface DaysProps {
  shown: NonNullable<PeriodBarProps['shown']>;
  onChoose: (choice: ReportChoice) => void;
}

function Days({ shown, onChoose }: DaysProps) {
  const t = useTexts().reports;
  const [from, setFrom] = useState(shown.from);
  const [to, setTo] = useState(shown.to);
  const [fault, setFault] = useState<DayFault | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findDayFault(from, to, shown.today);
    setFault(found);
    if (found === null) onChoose({ from, to });
  };
  return (
    <form className={styles.days} onSubmit={submit} noValidate>
      <TextField label={t.from} type="date" value={from} max={shown.today} onChange={setFrom} />
      <TextField
        label={t.to}
        type="date"
        value={to}
        max={shown.today}
        onChange={setTo}
        fault={fault === null ? undefined : t[fault]}
      />
      <Button type="submit" look="main">
        {t.show}
      </Button>
    </form>
  );
}
