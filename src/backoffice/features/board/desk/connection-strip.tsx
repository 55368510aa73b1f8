import { formatWhen } from '../../../components/format.ts';
import { useTimed } from '../../../components/now.ts';
import { useStore } from '../../../session/current-store.ts';
import { useInterface } from '../../../texts/index.ts';
import styles from './connection-strip.module.css';
import { useDesk } from './desk-context.ts';

/** Hiccups, such as a release, are over by then. */
const CALM_MS = 3_000;

/** Says on every screen since when nothing was heard of the server, while that is so. */
export function ConnectionStrip() {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { connection } = useDesk();
  const since = connection.state === 'lost' ? connection.since : null;
  const text = useTimed((now) =>
    since === null || now - since < CALM_MS
      ? ''
      : t.connection.lost(formatWhen(since, now, { language, timeZone })),
  );
  return (
    <div role="status">
      {text !== '' && (
        <p className={styles.strip}>
          <strong>{text}</strong> <span>{t.connection.stale}</span>
        </p>
      )}
    </div>
  );
}
