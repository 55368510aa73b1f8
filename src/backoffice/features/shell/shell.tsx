import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Membership } from '../../parts/current-store.ts';
import { PlateIcon, TicketIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import { MoreMenu } from './more-menu.tsx';
import { PauseButton } from './pause-button.tsx';
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
        <Sections openOrders={props.openOrders} />
        <div className={styles.tools}>
          {props.tools}
          <PauseButton />
          <MoreMenu accountName={props.accountName} onSignOut={props.onSignOut} />
        </div>
      </header>
      <StatusBanner />
      <main id="content" className={styles.content} tabIndex={-1}>
        {props.children}
      </main>
    </div>
  );
}

/** In the bar where there is room, at the thumb on a phone. */
function Sections({ openOrders }: { openOrders: number }) {
  const t = useTexts();
  return (
    <nav className={styles.sections} aria-label={t.shell.sections}>
      <Link to="/app/dashboard" className={styles.section}>
        <TicketIcon />
        {t.shell.orders}
        {openOrders > 0 && <span className={styles.count}>{openOrders}</span>}
      </Link>
      <Link to="/app/management/e-commerce/list" className={styles.section}>
        <PlateIcon />
        {t.shell.items}
      </Link>
    </nav>
  );
}
