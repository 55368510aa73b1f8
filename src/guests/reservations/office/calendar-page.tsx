import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { useTimed } from '#ui/office/now.ts';
import { reservationSettingsQuery } from '../office-api/calendar.ts';
import type { CalendarEventView, CalendarView } from '../wire/calendar.ts';
import styles from './calendar.module.css';
import { CalendarBar } from './calendar-bar.tsx';
import { type CalendarSearch, daysOf, type View } from './calendar-days.ts';
import { DatesView } from './dates-view.tsx';
import { DayList } from './day-list.tsx';
import { EventDialog } from './event-dialog.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { NewReservation } from './new-reservation.tsx';
import { ReservationDialog } from './reservation-dialog.tsx';
import { TablesView } from './tables-view.tsx';
import { useCalendarDays } from './use-calendar.ts';

export function CalendarPage() {
  const { calendar: t, errors } = useTexts();
  const { role } = useStore();
  if (may(role, 'reservation.manage')) return <Calendar />;
  return <NotAllowed title={t.title} what={errors.FORBIDDEN ?? ''} hint={t.lead} />;
}

/** What is open above the calendar. */
type Above =
  | { what: 'new'; wanted: { startsAt?: number; tableIds?: string[] } }
  | { what: 'event'; event: CalendarEventView | null }
  | { what: 'feed' };

function Calendar() {
  const { calendar: t } = useTexts();
  const { profile } = useStore();
  const navigate = useNavigate();
  const search = useSearch({ from: '/app/calendar' });
  const today = useTimed((now) => dayIn(profile.timeZone, now));
  const { view = 'list', day = today, reservation } = search;
  const [above, setAbove] = useState<Above | null>(null);
  const { data, error, refetch } = useCalendarDays(daysOf(view, day));
  const go = (change: CalendarSearch) => {
    const next = { view, day, ...change };
    void navigate({
      to: '/app/calendar',
      search: {
        ...(next.view !== 'list' && { view: next.view }),
        ...(next.day !== today && { day: next.day }),
        ...(change.reservation && { reservation: change.reservation }),
      },
    });
  };
  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="wide"
      actions={
        <Button look="main" onClick={() => setAbove({ what: 'new', wanted: {} })}>
          {t.newReservation}
        </Button>
      }
    >
      <SetUp tables={data?.tables} />
      <CalendarBar view={view} day={day} today={today} onGo={go} />
      {error && !data && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading />}
      {data && <Shown calendar={data} view={view} day={day} today={today} onGo={go} onOpen={setAbove} />}
      <OtherSteps onOpen={setAbove} />
      {reservation && data && <ReservationDialog id={reservation} calendar={data} onClose={() => go({})} />}
      {above?.what === 'new' && (
        <NewReservation
          day={day}
          wanted={above.wanted}
          tables={data?.tables ?? []}
          onClose={() => setAbove(null)}
        />
      )}
      {above?.what === 'event' && (
        <EventDialog day={day} event={above.event} onClose={() => setAbove(null)} />
      )}
      {above?.what === 'feed' && <FeedDialog onClose={() => setAbove(null)} />}
    </Page>
  );
}

/** What is needed rarely, below the calendar. */
function OtherSteps({ onOpen }: { onOpen: (above: Above) => void }) {
  const { calendar: t } = useTexts();
  const { role, isAtTablet } = useStore();
  return (
    <div className={`${common.row} ${styles.others}`}>
      {may(role, 'reservation.settings') && (
        <Button onClick={() => onOpen({ what: 'event', event: null })}>{t.newEvent}</Button>
      )}
      {!isAtTablet && <Button onClick={() => onOpen({ what: 'feed' })}>{t.phone}</Button>}
    </div>
  );
}

interface ShownProps {
  calendar: CalendarView;
  view: View;
  day: string;
  today: string;
  onGo: (change: CalendarSearch) => void;
  onOpen: (above: Above) => void;
}

function Shown({ calendar, view, day, today, onGo, onOpen }: ShownProps) {
  const onReservation = (reservation: string) => onGo({ reservation });
  const onEvent = (event: CalendarEventView) => onOpen({ what: 'event', event });
  const shared = { calendar, day, onOpen: onReservation };
  const onNew = (wanted = {}) => onOpen({ what: 'new', wanted });
  if (view === 'list') return <DayList {...shared} today={today} onEvent={onEvent} onNew={() => onNew()} />;
  if (view === 'tables') return <TablesView {...shared} today={today} onNew={onNew} />;
  return (
    <DatesView
      calendar={calendar}
      day={day}
      view={view}
      onEvent={onEvent}
      onDay={(chosen) => onGo({ view: 'list', day: chosen })}
    />
  );
}

/** Says what is missing until guests can reserve. */
function SetUp({ tables }: { tables: CalendarView['tables'] | undefined }) {
  const { calendar: t } = useTexts();
  const { storeId, role } = useStore();
  const { data } = useQuery(reservationSettingsQuery(storeId));
  const hasNoTables = tables?.length === 0;
  if (!may(role, 'reservation.settings') || (!hasNoTables && data?.isOn !== false)) return null;
  return (
    <div className={`${common.strip} ${common.warn}`}>
      <p>{hasNoTables ? t.noTables : t.off}</p>
      {hasNoTables ? (
        <Link to="/app/tables">{t.toTables}</Link>
      ) : (
        <Link to="/app/settings/reservations">{t.turnOn}</Link>
      )}
    </div>
  );
}
