import { isTypePaused } from '#ordering/catalogue/rules/type-pauses.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { formatWhen } from '#ui/office/format.ts';
import { BellIcon, BellOffIcon, PauseIcon } from '#ui/office/icons.tsx';
import { useTimed } from '#ui/office/now.ts';
import { useDesk } from '../desk/desk-context.ts';
import styles from './strips.module.css';

/** Warns that new orders make no sound: nobody has started a shift or touched the page yet. */
export function MutedBar() {
  const t = useTexts();
  const { sound } = useDesk();
  if (sound.isOn) return null;
  return (
    <div className={styles.mutedBar} role="alert">
      <BellOffIcon size={24} />
      <p className={styles.mutedText}>
        <strong>{sound.isWaiting ? t.desk.waiting : t.desk.muted}</strong>{' '}
        <span className={styles.mutedHint}>{sound.isWaiting ? t.desk.waitingHint : t.desk.mutedHint}</span>
      </p>
      {!sound.isWaiting && (
        <Button className={styles.start} icon={<BellIcon />} onClick={sound.turnOn}>
          {t.desk.startShift}
        </Button>
      )}
    </div>
  );
}

/** The order types that guests cannot choose at the moment, and until when. */
export function PausedTypes() {
  const { t, language } = useInterface();
  const { nameOf } = useNames();
  const { pausedTypes, orderConfigs, timeZone } = useStore().profile;
  const text = useTimed((now) =>
    orderConfigs
      .filter(({ _id }) => isTypePaused(pausedTypes, _id, now))
      .map((type) => {
        const { _id } = type;
        const label = nameOf(type);
        const until = pausedTypes[_id]?.until ?? null;
        const when = until === null ? null : formatWhen(Date.parse(until), now, { language, timeZone });
        return when === null ? t.desk.typePaused(label) : t.desk.typePausedUntil(label, when);
      })
      .join(' · '),
  );
  return (
    <div role="status">
      {text !== '' && (
        <p className={`${styles.pausedBar} ${common.warn}`}>
          <PauseIcon size={18} />
          {text}
        </p>
      )}
    </div>
  );
}
