import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useStore } from './current-store.ts';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: ReactNode;
  /** What is done with the whole of it, at its head. */
  actions?: ReactNode;
  /** Tables and charts take the room that there is; what is read and filled in stays narrow. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** A screen of the office: its name, what can be done, and what it is about. */
export function Page({ title, lead, actions, width = 'narrow', children }: PageProps) {
  const { name } = useStore().profile;
  useDocumentTitle(`${title} · ${name}`);
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
