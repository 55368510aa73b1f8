import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { stationsQuery } from '#kitchen/stations/office-api/stations.ts';
import { PASS } from '#kitchen/tickets/rules/station-tickets.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { AlertIcon, BellOffIcon, ExpandIcon, ShrinkIcon } from '#ui/office/icons.tsx';
import { useFullScreen } from '#ui/office/use-full-screen.ts';
import { useDesk } from '../desk/desk-context.ts';
import styles from './kitchen-head.module.css';

interface KitchenHeadProps {
  /** A station’s id, the pass, or null at the board, which has a head of its own below. */
  shown: string | null;
  /** What the screen shows, in a few words. */
  summary?: string;
  /** What somebody has to see to. It stands in this row, so that no ticket moves. */
  warning?: string;
}

/** Names the screen, and leads from one of the kitchen to another. A store without stations has the board and the pass. */
export function KitchenHead({ shown, summary = '', warning = '' }: KitchenHeadProps) {
  const t = useTexts();
  const { storeId } = useStore();
  const { data: { stations } = { stations: [] } } = useQuery(stationsQuery(storeId));
  const name = shown === PASS ? t.stations.pass : stations.find(({ _id }) => _id === shown)?.name;
  if (stations.length === 0 && shown === null) return null;
  return (
    <div className={styles.head}>
      {name && (
        <div className={styles.title}>
          <h1>{name}</h1>
          <p role="status">{summary}</p>
        </div>
      )}
      <nav className={styles.screens} aria-label={t.stations.screens}>
        <Link to="/app/dashboard" className={styles.screen} {...current(shown === null)}>
          {t.stations.board}
        </Link>
        <Link to="/app/kitchen/pass" className={styles.screen} {...current(shown === PASS)}>
          {t.stations.pass}
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
      {warning && (
        <p className={styles.warning} role="note" title={warning}>
          <AlertIcon size={18} />
          <span>{warning}</span>
        </p>
      )}
      {shown !== null && <FullScreen />}
    </div>
  );
}

/** Without rail and bar, more tickets are in sight, and that nothing is heard is said here. */
function FullScreen() {
  const { desk: t } = useTexts();
  const { sound } = useDesk();
  const { isFullScreen, toggle } = useFullScreen();
  const text = isFullScreen ? t.leaveFullScreen : t.fullScreen;
  return (
    <div className={styles.full}>
      {isFullScreen && !sound.isOn && (
        <Button className={styles.muted} icon={<BellOffIcon />} title={t.startShift} onClick={sound.turnOn}>
          {t.muted}
        </Button>
      )}
      <Button aria-label={text} title={text} onClick={() => void toggle()}>
        {isFullScreen ? <ShrinkIcon /> : <ExpandIcon />}
      </Button>
    </div>
  );
}

const current = (isShown: boolean) => (isShown ? { 'aria-current': 'page' as const } : {});
