import type { Holiday } from '#restaurant/opening-hours/rules/opening.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { withFirstDay } from './edit-hours.ts';
import styles from './hours-page.module.css';
import { SpansField } from './spans-field.tsx';

interface HolidaysFieldProps {
  value: Holiday[];
  faults: Faults;
  onChange: (holidays: Holiday[]) => void;
  onAdd: () => void;
}

export function HolidaysField({ value, faults, onChange, onAdd }: HolidaysFieldProps) {
  const { hours: t } = useTexts();
  return (
    <>
      {value.length === 0 && <p className={styles.closed}>{t.holidaysNone}</p>}
      <ul className={styles.list}>
        {value.map((holiday, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days may be equal while they are typed
          <li key={index} className={styles.holiday}>
            <HolidayFields
              holiday={holiday}
              path={`holidays.${index}`}
              faults={faults}
              onChange={(changed) => onChange(value.with(index, changed))}
              onRemove={() => onChange(value.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <Button look="tinted" onClick={onAdd}>
        {t.addHoliday}
      </Button>
    </>
  );
}

interface HolidayFieldsProps {
  holiday: Holiday;
  path: string;
  faults: Faults;
  onChange: (holiday: Holiday) => void;
  onRemove: () => void;
}

function HolidayFields({ holiday, path, faults, onChange, onRemove }: HolidayFieldsProps) {
  const { hours: t, remove } = useTexts();
  return (
    <>
      <div className={styles.holidayHead}>
        <TextField
          label={t.holidayLabel}
          placeholder={t.holidayLabelHint}
          value={holiday.label}
          fault={faults[`${path}.label`] ?? faults[path]}
          onChange={(label) => onChange({ ...holiday, label })}
        />
        <TextField
          label={t.holidayFrom}
          type="date"
          value={holiday.from}
          fault={faults[`${path}.from`]}
          onChange={(from) => onChange(withFirstDay(holiday, from))}
        />
        <TextField
          label={t.holidayTo}
          type="date"
          min={holiday.from}
          value={holiday.to}
          fault={faults[`${path}.to`]}
          onChange={(to) => onChange({ ...holiday, to })}
        />
      </div>
      <div className={styles.holidayHours}>
        <SpansField
          name={t.holidayName(holiday.label)}
          path={`${path}.hours`}
          value={holiday.hours}
          faults={faults}
          empty={t.dayClosed}
          onChange={(hours) => onChange({ ...holiday, hours })}
        />
        <Button aria-label={t.removeHoliday(holiday.label)} onClick={onRemove}>
          {remove}
        </Button>
      </div>
    </>
  );
}
