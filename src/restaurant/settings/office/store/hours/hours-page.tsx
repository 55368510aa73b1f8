import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { type OpeningHours, openingStatus } from '#restaurant/opening-hours/rules/opening.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { useTimed } from '#ui/office/now.ts';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { openableOf } from '../face/openable.ts';
import { openingText } from '../face/opening-text.ts';
import { useStoreForm } from '../use-store-form.ts';
import { DayRow } from './day-row.tsx';
import { copyDay, hoursFaults, usualHours, WEEK, withDay, withHoliday } from './edit-hours.ts';
import { HolidaysField } from './holidays-field.tsx';
import styles from './hours-page.module.css';

export function HoursPage() {
  const { hours: t } = useTexts();
  const { profile } = useStore();
  const form = useStoreForm<{ openingHours: OpeningHours | null }>({
    name: 'hours',
    saved: { openingHours: profile.openingHours },
    check: ({ openingHours }) => wordsOf(openingHours, t.faults),
  });
  const hours = form.draft.openingHours;
  const set = (openingHours: OpeningHours | null) => form.set({ openingHours });
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      <SettingsForm form={form}>
        <GuestsSee hours={hours} isChanged={form.isChanged} />
        <Card title={t.week} hint={hours && t.weekHint}>
          <SwitchField
            label={t.always}
            description={t.alwaysHint}
            checked={hours === null}
            onChange={(isAlways) => set(isAlways ? null : (profile.openingHours ?? usualHours()))}
          />
          {hours === null && <Warning>{t.allHours}</Warning>}
          {hours &&
            WEEK.map((day) => (
              <DayRow
                key={day}
                day={day}
                spans={hours.week[day]}
                faults={form.faults}
                onChange={(spans) => set(withDay(hours, day, spans))}
                onCopy={(days) => set(copyDay(hours, day, days))}
              />
            ))}
        </Card>
        {hours && (
          <Card title={t.holidays} hint={t.holidaysHint}>
            <HolidaysField
              value={hours.holidays}
              faults={form.faults}
              onChange={(holidays) => set({ ...hours, holidays })}
              onAdd={() => set(withHoliday(hours, dayIn(profile.timeZone, serverNow())))}
            />
          </Card>
        )}
      </SettingsForm>
    </Page>
  );
}

function wordsOf(hours: OpeningHours | null, words: Record<string, string>): Faults {
  const found = hours === null ? {} : hoursFaults(hours);
  return Object.fromEntries(Object.entries(found).map(([path, fault]) => [path, words[fault] ?? fault]));
}

/** The line about opening that guests read now, or would read with the changed hours. */
function GuestsSee({ hours, isChanged }: { hours: OpeningHours | null; isChanged: boolean }) {
  const { t, language } = useInterface();
  const { profile } = useStore();
  const clock = { language, timeZone: profile.timeZone };
  const store = openableOf({ ...profile, openingHours: hours });
  const isRight = hours === null || Object.keys(hoursFaults(hours)).length === 0;
  const line = useTimed((now) =>
    isRight ? openingText(t.hours, openingStatus(store, now), now, clock) : '…',
  );
  const isOpen = useTimed((now) => isRight && openingStatus(store, now).open);
  return (
    <p className={styles.now} role="status">
      <span className={`${styles.dot} ${isOpen ? styles.isOpen : ''}`} aria-hidden="true" />
      {t.hours.guestsSee}: <b>{line}</b> {isChanged && <span>({t.hours.afterSaving})</span>}
    </p>
  );
}
