import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PASS } from '#domain/kitchen/station-tickets.ts';
import { stationsQuery } from '../../../api/stations.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import styles from './kitchen-head.module.css';

/**
 * Leads from one screen of the kitchen to another; `shown` is a station’s id, the pass, or null at the board. A store without
 * stations has the board alone.
 */
export function KitchenHead({ shown }: { shown: string | null }) {
  const { stations: t } = useTexts();
  const { storeId } = useStore();
  const { data: { stations } = { stations: [] } } = useQuery(stationsQuery(storeId));
  const name = shown === PASS ? t.pass : stations.find(({ _id }) => _id === shown)?.name;
  if (stations.length === 0) return null;
  return (
    <div className={styles.head}>
      {name && <h1 className="visually-hidden">{name}</h1>}
      <nav className={styles.screens} aria-label={t.screens}>
        <Link to="/app/dashboard" className={styles.screen} {...current(shown === null)}>
          {t.board}
        </Link>
        <Link to="/app/kitchen/pass" className={styles.screen} {...current(shown === PASS)}>
          {t.pass}
        </Link>
        {stations.map(({ _id, name: station }) => (
          <Link
            key={_id}
            to="/app/kitchen/$station"
            params={{ station: _id }}
            className={styles.screen}
            {...current(shown === _id)}
          >
            {station}
          </Link>
        ))}
      </nav>
    </div>
  );
}

const current = (isShown: boolean) => (isShown ? { 'aria-current': 'page' as const } : {});
