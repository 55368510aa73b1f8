import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useWaitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { useTexts } from '#texts/office/index.ts';
import { BellIcon, BellOffIcon } from '#ui/office/icons.tsx';
import { type Desk, useDesk, useDeskActions } from './desk-context.ts';
import styles from './desk-tools.module.css';

/** The tools in the top bar of every screen: the connection and the sound. */
export function DeskTools() {
  return (
    <>
      <ConnectionPill />
      <SoundControl />
    </>
  );
}

/** The only control of the sound: it starts the shift, answers the bell of orders and tables, or ends the shift. */
function SoundControl() {
  const t = useTexts();
  const { sound, fresh, calling } = useDesk();
  const { acknowledge } = useDeskActions();
  const isBoard = useLocation({ select: ({ pathname }) => pathname === '/app/dashboard' });
  const isRinging = fresh.length + calling.length > 0;
  const hasJustRung = useHasJustRung(isRinging);
  if (!sound.isOn) {
    // On the board, the bar above the tickets offers it.
    if (isBoard) return null;
    const text = sound.isWaiting ? t.sound.off : t.desk.startShift;
    return (
      <button
        type="button"
        className={`${styles.pill} ${styles.muted}`}
        aria-label={text}
        onClick={sound.turnOn}
      >
        <BellOffIcon size={18} />
        <span className={styles.words}>{text}</span>
      </button>
    );
  }
  if (isRinging)
    return (
      <button
        type="button"
        className={`${styles.pill} ${styles.ringing}`}
        aria-label={fresh.length > 0 ? t.board.silenceAll(fresh.length) : t.floor.silenceAll(calling.length)}
        onClick={() => acknowledge(ringingIds(fresh, calling))}
      >
        <BellIcon size={18} />
        <span className={styles.figure}>{fresh.length || calling.length}</span>
        <span className={styles.sentence}>
          {fresh.length > 0 ? t.board.silence(fresh.length) : t.floor.silence(calling.length)}
        </span>
      </button>
    );
  return (
    <button
      type="button"
      className={styles.pill}
      aria-label={t.sound.on}
      aria-pressed
      onClick={() => !hasJustRung() && sound.turnOff()}
    >
      <BellIcon size={18} />
      <span className={styles.words}>{t.sound.on}</span>
    </button>
  );
}

export function ringingIds(fresh: Desk['fresh'], calling: Desk['calling']): string[] {
  return [...fresh.map(({ _id }) => _id), ...calling];
}

const SECOND_TAP_MS = 1_500;

/** A second tap, or a tap when somebody else has just answered, is not meant to end the shift. */
function useHasJustRung(isRinging: boolean): () => boolean {
  const endedAt = useRef(0);
  useEffect(() => {
    if (!isRinging) return;
    return () => {
      endedAt.current = Date.now();
    };
  }, [isRinging]);
  return () => Date.now() - endedAt.current < SECOND_TAP_MS;
}

/** Without a connection the strip below the bar says so. What waits here is not at the server, so nothing is live. */
function ConnectionPill() {
  const t = useTexts();
  const { state: known } = useDesk().connection;
  const isWaiting = useWaitingCommands().some(({ later }) => later);
  const state = known === 'live' && isWaiting ? 'sending' : known;
  return (
    <span role="status">
      {state !== 'lost' && (
        <span className={`${styles.pill} ${styles[state === 'sending' ? 'connecting' : state]}`}>
          <span className={styles.dot} />
          <span className={styles.state}>{t.connection[state]}</span>
        </span>
      )}
    </span>
  );
}
