import { useDocumentTitle } from '@mantine/hooks';
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from './current-store.ts';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: ReactNode;
  /** What is done with the whole of it, at its head. */
  actions?: ReactNode;
  /** Tables, lists and previews take the room that there is; a form stays narrow. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

interface Neighbours {
  /** Above the title on a phone, above the list of the neighbours elsewhere. */
  back: ReactNode;
  nav: ReactNode;
}

/** The pages of a group, such as the settings, show each other at their side. */
export const PageNeighbours = createContext<Neighbours | null>(null);

/** A screen of the office: its name, at one place on all of them, what can be done, and what it is about. */
export function Page({ title, lead, actions, width = 'narrow', children }: PageProps) {
  const { name } = useStore().profile;
  const neighbours = useContext(PageNeighbours);
  useDocumentTitle(`${title} · ${name}`);
  return (
    <div className={`${styles.page} ${styles[width]} ${neighbours ? styles.grouped : ''}`}>
      {neighbours && <div className={styles.back}>{neighbours.back}</div>}
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {neighbours && <div className={styles.side}>{neighbours.nav}</div>}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
