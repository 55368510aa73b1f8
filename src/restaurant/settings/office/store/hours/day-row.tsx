import { Menu } from '@mantine/core';
import type { Span } from '#restaurant/opening-hours/rules/opening.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type Day, WEEK, WEEKDAYS, WEEKEND } from './edit-hours.ts';
import styles from './hours-page.module.css';
import { SpansField } from './spans-field.tsx';

interface DayRowProps {
  day: Day;
  spans: Span[];
  faults: Faults;
  onChange: (spans: Span[]) => void;
  onCopy: (days: readonly Day[]) => void;
}

export function DayRow({ day, spans, faults, onChange, onCopy }: DayRowProps) {
  const { hours: t } = useTexts();
  const { say } = useNotice();
  const name = t.days[day];
  const targets = [
    { label: t.copyAll, days: WEEK },
    { label: t.copyWeekdays, days: WEEKDAYS },
    { label: t.copyWeekend, days: WEEKEND },
    ...WEEK.filter((other) => other !== day).map((other) => ({ label: t.days[other], days: [other] })),
  ];
  const copy = (days: readonly Day[]) => {
    onCopy(days);
    say(t.copied(name));
  };
  return (
    <div className={styles.day}>
      <h3 className={styles.dayName}>{name}</h3>
      <SpansField
        name={name}
        path={`week.${day}`}
        value={spans}
        faults={faults}
        empty={t.dayClosed}
        onChange={onChange}
      />
      <Dropdown position="bottom-end" width={230}>
        <Menu.Target>
          <Button className={styles.copy} aria-label={t.copyOf(name)}>
            {t.copy}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {targets.map(({ label, days }) => (
            <Menu.Item key={label} onClick={() => copy(days)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Dropdown>
    </div>
  );
}
