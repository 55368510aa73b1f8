import type { OpeningStatus } from '#domain/time/opening.ts';
import { useStore } from '../../parts/current-store.ts';
import { type Clock, formatWhen } from '../../parts/format.ts';
import { useTimed } from '../../parts/now.ts';
import type { Texts } from '../../texts/en.ts';
import { useInterface } from '../../texts/index.ts';
import { statusOf } from './pausing.ts';
import { ResumeButton } from './resume-button.tsx';
import styles from './status-banner.module.css';
import { usePause } from './use-pause.ts';

/** While guests cannot order, every screen says so, and why. */
export function StatusBanner() {
  const { t, language } = useInterface();
  const { profile } = useStore();
  const { paused, isAllowed } = usePause();
  const { timeZone } = profile;
  const text = useTimed((now) => {
    if (profile.viewMode) return t.pause.viewOnly;
    return textOf(statusOf(profile, now), t, { now, language, timeZone });
  });
  return (
    <div role="status">
      {text !== '' && (
        <div className={styles.banner}>
          <p>{text}</p>
          {paused && isAllowed && <ResumeButton className={styles.resume} />}
        </div>
      )}
    </div>
  );
}

function textOf(status: OpeningStatus, t: Texts, { now, ...clock }: Clock & { now: number }): string {
  if (status.open) return '';
  const when = status.opensAt === null ? null : formatWhen(status.opensAt, now, clock);
  if (status.reason === 'paused') return when === null ? t.pause.paused : t.pause.pausedUntil(when);
  return when === null ? t.pause.closed : t.pause.closedUntil(when);
}
