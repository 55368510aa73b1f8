import { useDocumentTitle } from '@mantine/hooks';
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: ReactNode;
  /** The actions of the whole page, at its head. */
  actions?: ReactNode;
  /** What is chosen of the page, in the row of its head where there is room. */
  tools?: ReactNode;
  /** A low head, on screens that people work at all day. */
  isDense?: boolean;
  /** `wide` for tables, lists and previews; forms stay narrow. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

interface Neighbours {
  /** Shown above the title on a phone, else above the list of neighbours. */
  back: ReactNode;
  nav: ReactNode;
}

/** The other pages of a group, such as the settings, which each page lists at its side. */
export const PageNeighbours = createContext<Neighbours | null>(null);

/** A page of the chosen store. */
export function Page(page: PageProps) {
  return <PageOf owner={useStore().profile.name} {...page} />;
}

/** The frame of an office screen, with title, actions and lead always in the same place. */
export function PageOf({
  owner,
  title,
  lead,
  actions,
  tools,
  isDense = false,
  width = 'narrow',
  children,
}: PageProps & { owner: string }) {
  const neighbours = useContext(PageNeighbours);
  useDocumentTitle(`${title} · ${owner}`);
  return (
    <div
      className={`${styles.page} ${styles[width]} ${neighbours ? styles.grouped : ''}`}
      data-dense={isDense || undefined}
    >
      {neighbours && <div className={styles.back}>{neighbours.back}</div>}
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {neighbours && <div className={styles.side}>{neighbours.nav}</div>}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
