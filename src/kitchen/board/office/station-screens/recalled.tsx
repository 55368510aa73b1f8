import { lastBumped, type Place } from '#kitchen/tickets/rules/station-tickets.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { lineText, mergeItems } from '../orders/lines.ts';
import { headOf, numberOf } from '../orders/tickets.ts';
import styles from './recalled.module.css';
import { useBump } from './use-bump.ts';

interface RecalledProps {
  isOpen: boolean;
  place: Place;
  onClose: () => void;
  onRecalled: (said: string) => void;
}

/** The tickets that were ready last at a station, each to be brought back. */
export function Recalled({ isOpen, place, onClose, onRecalled }: RecalledProps) {
  const { stations: t } = useTexts();
  const { orders } = useDesk();
  const { recall } = useBump();
  const bumped = isOpen ? lastBumped(orders, place) : [];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="34rem" title={t.recallTitle}>
      {bumped.length === 0 && <p className={styles.none}>{t.noRecall}</p>}
      <ul className={styles.list}>
        {bumped.map(({ order, lines }) => (
          <li key={order._id} className={styles.row}>
            <strong className={styles.number}>{headOf(order)}</strong>
            <span className={styles.dishes}>{mergeItems(lines).map(lineText).join(', ')}</span>
            <Button
              className={styles.back}
              aria-label={t.recallOf(numberOf(order))}
              onClick={() => {
                onClose();
                void recall(order, lines).then((isBack) => isBack && onRecalled(t.recalled(numberOf(order))));
              }}
            >
              {t.recall}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
