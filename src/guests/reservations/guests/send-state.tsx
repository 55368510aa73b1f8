import type { Submission } from '#ui/guests/form/use-submit.ts';
import { useReservationTexts } from '../texts/guests/reservation/use-reservation-texts.ts';
import styles from './reservation.module.css';

/** What became of a form that was sent: it was refused, or waits for a network. */
export function SendState({ faults, isWaiting }: Pick<Submission, 'faults' | 'isWaiting'>) {
  const texts = useReservationTexts();
  return (
    <>
      {faults['form'] && (
        <p className={styles.alert} role="alert">
          {faults['form']}
        </p>
      )}
      {isWaiting && (
        <p className={styles.waiting} role="status">
          {texts.faults.offline}
        </p>
      )}
    </>
  );
}
