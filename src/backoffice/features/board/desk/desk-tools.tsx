import { useLocation } from '@tanstack/react-router';
import { useStore } from '../../../parts/current-store.ts';
import { formatTime } from '../../../parts/format.ts';
import { BellIcon, BellOffIcon } from '../../../parts/icons.tsx';
import { useInterface } from '../../../texts/index.ts';
import { useDesk, useDeskActions } from './desk-context.ts';
import styles from './desk-tools.module.css';

/** The tools in the top bar of every screen: new orders, the connection and the sound. */
export function DeskTools() {
  const { t } = useInterface();
  const { sound, fresh } = useDesk();
  const { acknowledge } = useDeskActions();
  const isBoard = useLocation({ select: ({ pathname }) => pathname === '/app/dashboard' });
  return (
    <>
      {fresh.length > 0 && (
        <button
          type="button"
          className={`${styles.pill} ${styles.ringing} ${isBoard ? styles.over : ''}`}
          aria-label={t.board.silenceAll(fresh.length)}
          onClick={() => acknowledge(fresh.map(({ _id }) => _id))}
        >
          <BellIcon size={18} />
          <span className={styles.figure}>{fresh.length}</span>
          <span className={styles.sentence}>{t.board.silenceAll(fresh.length)}</span>
        </button>
      )}
      <ConnectionPill />
      <button
        type="button"
        className={`${styles.pill} ${styles.sound} ${sound.isOn ? '' : styles.muted}`}
        aria-label={sound.isOn ? t.sound.on : t.sound.off}
        aria-pressed={sound.isOn}
        onClick={sound.isOn ? sound.turnOff : sound.turnOn}
      >
        {sound.isOn ? <BellIcon size={18} /> : <BellOffIcon size={18} />}
        <span className={styles.words}>{sound.isOn ? t.sound.on : t.sound.off}</span>
      </button>
    </>
  );
}

function ConnectionPill() {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { connection } = useDesk();
  return (
    <span className={`${styles.pill} ${styles[connection.state]}`} role="status">
      <span className={styles.dot} />
      {connection.state === 'lost' ? (
        <>
          <span className={styles.sentence}>
            {t.connection.lost(formatTime(connection.since, { language, timeZone }))}
          </span>
          <span className={styles.figure}>{t.connection.lostShort}</span>
        </>
      ) : (
        <span className={styles.state}>{t.connection[connection.state]}</span>
      )}
    </span>
  );
}
