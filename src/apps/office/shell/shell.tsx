import type { ReactNode } from 'react';
import { type Membership, useStore } from '#restaurant/access/office/current-store.ts';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import type { OpeningStatus } from '#restaurant/opening-hours/rules/opening.ts';
import type { Texts } from '#texts/office/en.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { type Clock, formatWhen } from '#ui/office/format.ts';
import { useTimed } from '#ui/office/now.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { HandOverBanner } from './hand-over-banner.tsx';
import { MoreMenu } from './more-menu.tsx';
import { OrdersBanner } from './orders-banner.tsx';
import { PauseButton, ResumeButton, usePause } from './pause/pause-menu.tsx';
import { statusOf } from './pause/pausing.ts';
import { QuestionsBanner } from './questions-banner.tsx';
import { type SectionCounts, SectionLinks } from './section-links.tsx';
import styles from './shell.module.css';
import { StoreSwitch } from './store-switch.tsx';
import { SubscriptionBanner } from './subscription-banner.tsx';
import { SupportBanner } from './support-banner.tsx';

interface ShellProps {
  stores: readonly Membership[];
  account: SessionView['account'];
  counts: SectionCounts;
  tools: ReactNode;
  /** Below the bar, above everything else that is said there. */
  strip: ReactNode;
  children: ReactNode;
  onChooseStore: (storeId: string) => void;
  onSignOut: () => void;
}

export function Shell(props: ShellProps) {
  const t = useTexts();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t.shell.skip}
      </a>
      <header className={styles.bar}>
        <StoreSwitch stores={props.stores} onChoose={props.onChooseStore} />
        <div className={styles.tools}>
          {props.tools}
          <PauseButton />
          <MoreMenu account={props.account} onSignOut={props.onSignOut} />
        </div>
      </header>
      {props.strip}
      <HandOverBanner />
      <SupportBanner />
      <SubscriptionBanner />
      <OrdersBanner />
      <QuestionsBanner />
      <AnnouncementBar />
      <StatusBanner />
      <div className={styles.body}>
        <SectionLinks counts={props.counts} />
        <main id="content" className={styles.content} tabIndex={-1}>
          {props.children}
        </main>
      </div>
    </div>
  );
}

/** Says on every screen that guests cannot order, and why. */
function StatusBanner() {
  const { t, language } = useInterface();
  const { profile } = useStore();
  const { paused, isAllowed } = usePause();
  const { timeZone } = profile;
  const text = useTimed((now) => {
    if (profile.viewModeByPlan) return t.plan.viewOnly;
    if (profile.viewMode) return t.pause.viewOnly;
    return statusText(statusOf(profile, now), t, { now, language, timeZone });
  });
  return (
    <div role="status">
      {text !== '' && (
        <div className={`${styles.banner} ${common.warn}`}>
          <p>{text}</p>
          {paused && isAllowed && <ResumeButton className={styles.resume} />}
        </div>
      )}
    </div>
  );
}

function statusText(status: OpeningStatus, t: Texts, { now, ...clock }: Clock & { now: number }): string {
  if (status.open) return '';
  const when = status.opensAt === null ? null : formatWhen(status.opensAt, now, clock);
  if (status.reason === 'paused') return when === null ? t.pause.paused : t.pause.pausedUntil(when);
  return when === null ? t.pause.closed : t.pause.closedUntil(when);
}
