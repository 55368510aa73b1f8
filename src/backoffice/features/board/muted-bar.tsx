import { Button } from '../../parts/button.tsx';
import { BellIcon, BellOffIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import { useDesk } from './desk-context.ts';
import styles from './muted-bar.module.css';

/** Browsers make no sound before somebody touches the page: until then an order comes in unheard, and all must see that. */
export function MutedBar() {
  const t = useTexts();
  const { sound } = useDesk();
  if (sound.isOn) return null;
  return (
    <div className={styles.bar} role="alert">
      <BellOffIcon size={24} />
      <p className={styles.text}>
        <strong>{sound.isWaiting ? t.desk.waiting : t.desk.muted}</strong>{' '}
        <span>{sound.isWaiting ? t.desk.waitingHint : t.desk.mutedHint}</span>
      </p>
      {!sound.isWaiting && (
        <Button className={styles.start} icon={<BellIcon />} onClick={sound.turnOn}>
          {t.desk.startShift}
        </Button>
      )}
    </div>
  );
}
