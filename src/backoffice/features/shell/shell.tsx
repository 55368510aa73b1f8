import type { ReactNode } from 'react';
import type { Membership } from '../../parts/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import { MoreMenu } from './more-menu.tsx';
import { PauseButton } from './pause-button.tsx';
import { SectionLinks } from './section-links.tsx';
import styles from './shell.module.css';
import { StatusBanner } from './status-banner.tsx';
import { StoreSwitch } from './store-switch.tsx';

interface ShellProps {
  stores: readonly Membership[];
  accountName: string;
  openOrders: number;
  tools: ReactNode;
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
          <MoreMenu accountName={props.accountName} onSignOut={props.onSignOut} />
        </div>
      </header>
      <StatusBanner />
      <div className={styles.body}>
        <SectionLinks openOrders={props.openOrders} />
        <main id="content" className={styles.content} tabIndex={-1}>
          {props.children}
        </main>
      </div>
    </div>
  );
}
