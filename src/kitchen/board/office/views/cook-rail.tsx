import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { toCook } from '../orders/to-cook.ts';
import styles from './cook-rail.module.css';

interface CookRailProps {
  orders: readonly StaffOrderView[];
  isLoading: boolean;
  lit: string | null;
  onLight: (item: string | null) => void;
}

/** The dishes that all tickets need together. Choosing one marks its tickets. */
export const CookRail = memo(function CookRail({ orders, isLoading, lit, onLight }: CookRailProps) {
  const t = useTexts();
  const { role } = useStore();
  const items = toCook(orders);
  return (
    <aside className={styles.rail} aria-labelledby="to-cook">
      <h2 id="to-cook" className={styles.title}>
        {t.board.cook}
      </h2>
      {items.length === 0 ? (
        <p className={styles.none}>{!isLoading && t.board.cookEmpty}</p>
      ) : (
        <ul className={styles.items}>
          {items.map(({ key, label, options, count, combos }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.item}
                aria-pressed={lit === key}
                aria-label={t.board.cookShow(key, count)}
                onClick={() => onLight(lit === key ? null : key)}
              >
                <span className={styles.figure}>{`${count}×`}</span>
                <span>
                  {label}
                  {options && <small className={styles.options}> {options}</small>}
                  {combos.map((combo) => (
                    <small key={combo.label} className={styles.options}>
                      {` ${t.stations.inCombo(combo.count, combo.label)}`}
                    </small>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {may(role, 'item.availability') && (
        <Link to="/app/management/e-commerce/list" className={styles.foot}>
          {t.desk.markSoldOut}
        </Link>
      )}
    </aside>
  );
});
