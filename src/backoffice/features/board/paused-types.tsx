import { isTypePaused } from '#domain/store/type-pauses.ts';
import { useStore } from '../../parts/current-store.ts';
import { formatWhen } from '../../parts/format.ts';
import { PauseIcon } from '../../parts/icons.tsx';
import { useTimed } from '../../parts/now.ts';
import { useInterface } from '../../texts/index.ts';
import styles from './paused-types.module.css';

/** Order types that guests cannot choose at the moment, and until when. */
export function PausedTypes() {
  const { t, language } = useInterface();
  const { pausedTypes, orderConfigs, timeZone } = useStore().profile;
  const text = useTimed((now) =>
    orderConfigs
      .filter(({ _id }) => isTypePaused(pausedTypes, _id, now))
      .map(({ _id, label }) => {
        const until = pausedTypes[_id]?.until ?? null;
        const when = until === null ? null : formatWhen(Date.parse(until), now, { language, timeZone });
        return when === null ? t.desk.typePaused(label) : t.desk.typePausedUntil(label, when);
      })
      .join(' · '),
  );
  return (
    <div role="status">
      {text !== '' && (
        <p className={styles.bar}>
          <PauseIcon size={18} />
          {text}
        </p>
      )}
    </div>
  );
}
