import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useNames } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { formatTime } from '#ui/office/format.ts';
import { useTimed } from '#ui/office/now.ts';
import { isLate, type ReservationState } from '../rules/reservation.ts';
import type { CalendarTable, ReservationView } from '../wire/calendar.ts';
import styles from './calendar.module.css';
import { useMoves } from './use-calendar.ts';

/** What happens next as a rule. */
const NEXT: Partial<Record<ReservationState, ReservationState>> = {
  requested: 'confirmed',
  confirmed: 'seated',
  waiting: 'called',
  called: 'seated',
  seated: 'done',
};

/** Said by the list in which it stands. */
const EXPECTED: readonly ReservationState[] = ['confirmed', 'waiting', 'seated', 'done'];

interface ReservationRowProps {
  reservation: ReservationView;
  tables: readonly CalendarTable[];
  /** When a table is free, for a party that waits. */
  hint?: { text: string; isGood: boolean };
  onOpen: (id: string) => void;
}

export function ReservationRow({ reservation, tables, hint, onOpen }: ReservationRowProps) {
  const { t, language } = useInterface();
  const { calendar: words } = t;
  const { timeZone } = useStore().profile;
  const { move } = useMoves();
  const { _id, state, startsAt, name, party, note, staffNote, noShows } = reservation;
  const next = NEXT[state];
  const late = useTimed((now) => isLate({ state, startsAt: Date.parse(startsAt) }, now));
  return (
    <li className={styles.row} data-state={state}>
      <button type="button" className={styles.open} onClick={() => onOpen(_id)}>
        <span className={styles.time}>{formatTime(startsAt, { language, timeZone })}</span>
        <span className={styles.name}>
          {name} · {words.guests(party)}
        </span>
        {!hint && (
          <span className={styles.about}>
            <TableNames ids={reservation.tableIds} tables={tables} />
          </span>
        )}
        {(note || staffNote) && (
          <span className={styles.note} dir="auto">
            {[note, staffNote].filter(Boolean).join(' · ')}
          </span>
        )}
        <span className={styles.marks}>
          {hint && (
            <span className={`${common.pill} ${hint.isGood ? common.good : styles.plain}`}>{hint.text}</span>
          )}
          {!EXPECTED.includes(state) && <StateMark state={state} />}
          {late && <span className={`${common.pill} ${common.bad}`}>{words.late}</span>}
          {noShows > 0 && <span className={`${common.pill} ${common.warn}`}>{words.noShows(noShows)}</span>}
        </span>
      </button>
      {next && (
        <Button
          look={state === 'called' || late ? 'main' : 'tinted'}
          aria-label={`${words.steps[next]}: ${name}`}
          isBusy={move.isPending}
          onClick={() => move.mutate({ _id, state: next })}
        >
          {words.steps[next]}
        </Button>
      )}
    </li>
  );
}

const TONES: Partial<Record<ReservationState, keyof typeof common>> = {
  requested: 'warn',
  called: 'warn',
  seated: 'good',
  no_show: 'bad',
  cancelled: 'bad',
};

export function StateMark({ state }: { state: ReservationState }) {
  const { calendar: t } = useInterface().t;
  const tone = TONES[state];
  return <span className={`${common.pill} ${tone ? common[tone] : styles.plain}`}>{t.states[state]}</span>;
}

/** The names of tables; of none, if a party has none. */
export function TableNames({ ids, tables }: { ids: readonly string[]; tables: readonly CalendarTable[] }) {
  const { calendar: t } = useInterface().t;
  const { placeOf } = useNames();
  const names = tables.filter(({ _id }) => ids.includes(_id)).map((table) => placeOf(table));
  return names.length > 0 ? names.join(', ') : t.noTable;
}
