import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useLineLost } from '#restaurant/without-the-line/office/door.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { waitingQuery } from '../../office-api/calendar.ts';
import type { ReservationView } from '../../wire/calendar.ts';
import { useMoves } from '../use-calendar.ts';
import styles from './seat-parties.module.css';

type Parties = readonly Pick<ReservationView, '_id' | 'name' | 'party'>[];

/** Who waits at the door. Nobody, for whoever may not see it. */
export function useWaiting(): Parties {
  const { storeId, role } = useStore();
  const { data } = useQuery({ ...waitingQuery(storeId), enabled: may(role, 'reservation.manage') });
  return data?.waiting ?? [];
}

interface SeatPartiesProps {
  parties: Parties;
  tableId: string;
}

/** Seats a party at this table with one tap. The first of the line stands out. */
export function SeatParties({ parties, tableId }: SeatPartiesProps) {
  const { calendar: t } = useTexts();
  const isLost = useLineLost();
  const { move } = useMoves();
  return (
    <ul className={styles.parties} aria-label={t.line}>
      {parties.map(({ _id, name, party }, index) => (
        <li key={_id}>
          <Button
            look={index === 0 ? 'main' : 'tinted'}
            disabled={isLost}
            isBusy={move.isPending && move.variables._id === _id}
            onClick={() => move.mutate({ _id, state: 'seated', tableIds: [tableId] })}
          >
            {t.seatParty(name, party)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
