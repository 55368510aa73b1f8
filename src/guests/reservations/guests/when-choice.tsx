import { useLanguage } from '#platform/language/guests/use-texts.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { Failed } from '#platform/phone/guests/load/loading.tsx';
import type { Load } from '#platform/phone/guests/load/use-load.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { Select } from '#ui/guests/form/field.tsx';
import { formatDay, formatTime } from '../rules/moment.ts';
import { useReservationTexts } from '../texts/guests/reservation/use-reservation-texts.ts';
import type { BookableView } from '../wire/calendar.ts';
import choices from './choices.module.css';
import { type Choice, Choices } from './choices.tsx';
import { groupTimes, shownTimes } from './group-times.ts';
import styles from './reservation.module.css';

const CHIPS = 14;
const MOST_DAYS = 370;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

interface Props {
  bookable: Load<BookableView>;
  timeZone: string;
  /** Null for the first one. */
  day: string | null;
  at: string | null;
  onDay: (day: string) => void;
  onTime: (at: string) => void;
  fault?: string | undefined;
}

/** The day and the time, as the restaurant's clock shows them. */
export function WhenChoice({ bookable, timeZone, day, at, onDay, onTime, fault }: Props) {
  const { form } = useReservationTexts();
  const { language } = useLanguage();
  const { value: view } = bookable;
  if (!view) return null;
  const { first, last, closedDays } = view;
  const chosen = day ?? first;
  const all = Array.from({ length: MOST_DAYS }, (_, index) => dayAfter(first, index)).filter(
    (one) => one <= last,
  );
  const days = all.slice(0, CHIPS);
  const later = all.slice(CHIPS).filter((one) => !closedDays.includes(one));
  return (
    <>
      <Choices
        label={form.day}
        size="l"
        choices={days.map((one): Choice => {
          const isClosed = closedDays.includes(one);
          const text = nameOf(one, first, language, form);
          return { value: one, text, isOff: isClosed, ...(isClosed ? { hint: form.closed } : {}) };
        })}
        chosen={chosen}
        onChoose={onDay}
      />
      {/* A list, because a browser's own field writes dates as its locale does, not as the restaurant's country. */}
      {later.length > 0 && (
        <Select
          label={form.otherDay}
          value={days.includes(chosen) ? '' : chosen}
          onChange={({ target }) => onDay(target.value)}
        >
          <option value="" disabled>
            {form.chooseDay}
          </option>
          {later.map((one) => (
            <option key={one} value={one}>
              {nameOf(one, first, language, form)}
            </option>
          ))}
        </Select>
      )}
      <TimeChoice bookable={bookable} timeZone={timeZone} at={at} onTime={onTime} fault={fault} />
    </>
  );
}

function nameOf(day: string, first: string, language: Language, form: { today: string; tomorrow: string }) {
  if (day === first) return form.today;
  if (day === dayAfter(first, 1)) return form.tomorrow;
  // A day has no time of its own, so it is written as that of London.
  return formatDay(Date.parse(day), 'UTC', language);
}

function TimeChoice({
  bookable: { value: view, isLoading, error, refetch },
  timeZone,
  at,
  onTime,
  fault,
}: Pick<Props, 'bookable' | 'timeZone' | 'at' | 'onTime' | 'fault'>) {
  const { form, failed } = useReservationTexts();
  const { language } = useLanguage();
  const times = shownTimes(view?.times ?? [], at);
  return (
    <section className={styles.times} aria-label={form.time} aria-busy={isLoading}>
      <h2 className={choices.question}>{form.time}</h2>
      <p className={styles.hint} role="status">
        {isLoading
          ? form.loading
          : error !== null
            ? ''
            : times.length === 0
              ? form.noTimes
              : times.every(({ isFree }) => !isFree)
                ? form.allTaken
                : ''}
      </p>
      {error && <Failed text={failed} onAgain={refetch} />}
      {groupTimes(times, timeZone).map((group) => (
        <Choices
          key={group.times[0]?.at}
          isPart
          label={form.parts[group.part]}
          choices={group.times.map((time): Choice => {
            const text = formatTime(Date.parse(time.at), timeZone, language);
            return {
              value: time.at,
              text,
              // Until those of another day have come, these are of the day before it.
              isOff: isLoading || error !== null || !time.isFree,
              ...(time.isFree ? {} : { hint: form.taken }),
            };
          })}
          chosen={at}
          onChoose={onTime}
        />
      ))}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
