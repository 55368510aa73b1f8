import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatDayTime } from '#ui/office/format.ts';
import { PhoneIcon, WhatsAppIcon } from '#ui/office/icons.tsx';
import { isWaiting } from '../rules/reservation.ts';
import type { CalendarTable, ReservationView } from '../wire/calendar.ts';
import styles from './calendar.module.css';
import { StateMark, TableNames } from './reservation-row.tsx';

interface ReservationFactsProps {
  reservation: ReservationView;
  tables: readonly CalendarTable[];
}

/** What is known of a reservation, and how to reach its guest. */
export function ReservationFacts({ reservation, tables }: ReservationFactsProps) {
  const { t, language } = useInterface();
  const { calendar: words } = t;
  const { timeZone } = useStore().profile;
  const { state, startsAt, minutes, tableIds, note, staffNote, noShows, source, email } = reservation;
  return (
    <div className={styles.facts}>
      <p>
        <strong>{formatDayTime(startsAt, { language, timeZone })}</strong>
        {!isWaiting(state) && (
          <>
            {' '}
            · {words.minutes(minutes)} · <TableNames ids={tableIds} tables={tables} />
          </>
        )}
      </p>
      <p className={styles.marks}>
        <StateMark state={state} />
        {source === 'guest' && <span className={styles.about}>{words.online}</span>}
        {noShows > 0 && <span className={styles.about}>{words.noShows(noShows)}</span>}
      </p>
      {note && (
        <p dir="auto">
          <span className={styles.about}>{words.note}</span> {note}
        </p>
      )}
      {staffNote && (
        <p dir="auto">
          <span className={styles.about}>{words.staffNote}</span> {staffNote}
        </p>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      <Contacts reservation={reservation} />
    </div>
  );
}

/** The staff send the prepared WhatsApp message themselves. */
function Contacts({ reservation }: Pick<ReservationFactsProps, 'reservation'>) {
  const { t, language } = useInterface();
  const { calendar: words } = t;
  const { name: store, timeZone } = useStore().profile;
  const { phone, countryCode, name, party, startsAt, link, state } = reservation;
  if (phone === '') return null;
  const number = `${countryCode}${phone}`;
  const when = formatDayTime(startsAt, { language, timeZone });
  const text = isWaiting(state)
    ? words.calledText(store, link)
    : words.whatsAppText(store, party, when, link);
  return (
    <div className={styles.contacts}>
      <a href={`tel:${number}`} aria-label={words.call(name, phone)}>
        <PhoneIcon /> {phone}
      </a>
      <a
        href={`https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        <WhatsAppIcon /> {words.whatsApp}
      </a>
    </div>
  );
}
