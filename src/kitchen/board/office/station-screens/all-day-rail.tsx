import type { AllDay } from '#kitchen/tickets/rules/station-tickets.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { DoneIcon } from '#ui/office/icons.tsx';
import styles from './all-day-rail.module.css';

interface AllDayRailProps {
  dishes: readonly AllDay[];
  onRecall: () => void;
}

/** What all tickets of a station need together. */
export function AllDayRail({ dishes, onRecall }: AllDayRailProps) {
  const { stations: t } = useTexts();
  return (
    <aside className={styles.rail} aria-labelledby="all-day">
      <h2 id="all-day" className={styles.title}>
        {t.allDay}
      </h2>
      <ul className={styles.dishes}>
        {dishes.map(({ key, label, options, count, tickets, combos }) => (
          <li key={key} className={styles.dish}>
            <span className={styles.count}>{`${count}×`}</span>
            <span>
              {label}
              {options && <span className={styles.soft}>{` ${options}`}</span>}
              {combos.map((combo) => (
                <span key={combo.label} className={styles.soft}>
                  {t.inCombo(combo.count, combo.label)}
                </span>
              ))}
              <span className={styles.soft}>{t.inTickets(tickets)}</span>
            </span>
          </li>
        ))}
      </ul>
      <Button className={styles.recall} icon={<DoneIcon size={22} />} onClick={onRecall}>
        {t.recall}
      </Button>
    </aside>
  );
}
