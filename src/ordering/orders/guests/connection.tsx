import type { Kept } from '#kitchen/promise/rules/promise.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import type { LiveOrder } from '#platform/phone/guests/state/live-order.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { formatRecent } from '../texts/guests/after/times.ts';
import { useAfterTexts } from '../texts/guests/after/use-after-texts.ts';
import styles from './status-page.module.css';

export function LiveMark({ link }: Pick<LiveOrder, 'link'>) {
  const { status } = useAfterTexts();
  const text = { live: status.live, connecting: status.connecting, lost: status.noConnection }[link];
  return (
    <span className={styles.mark} data-link={link}>
      {text}
    </span>
  );
}

/** Says that the connection is lost. Its live region always exists, so that the text is announced. */
export function ConnectionNotice({ live, now }: { live: LiveOrder; now: number }) {
  const { status } = useAfterTexts();
  const { language, timeZone } = useLanguage();
  return (
    <div role="status" aria-live="polite">
      {live.link === 'lost' && live.heardAt !== null && (
        <div className={styles.lost}>
          <p>
            <b>{status.lost(formatRecent(live.heardAt, now, language, timeZone))}</b> {status.lostHint}
          </p>
          <button type="button" onClick={() => void live.refetch()}>
            {status.tryNow}
          </button>
        </div>
      )}
    </div>
  );
}

/** How often the restaurant has kept such a promise. */
export function KeptLine({ kept }: { kept: Kept | undefined }) {
  const { status } = useAfterTexts();
  return kept && <p className={styles.updated}>{status.kept(kept.onTime, kept.of)}</p>;
}

export function UpdatedLine({ live, now }: { live: LiveOrder; now: number }) {
  const { status } = useAfterTexts();
  const minutes = Math.floor(Math.max(0, now - (live.heardAt ?? now)) / MINUTE);
  // An open stream brings every change at once, so the order is up to date.
  const isFresh = live.link === 'live' || minutes < 1;
  return <p className={styles.updated}>{isFresh ? status.updatedNow : status.updatedAgo(minutes)}</p>;
}
