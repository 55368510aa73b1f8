import type { ReactNode } from 'react';
import { DownIcon } from '../icons.tsx';
import styles from './folding-card.module.css';

interface FoldingCardProps {
  name: string;
  /** Shown beside the name. */
  badge?: ReactNode;
  /** The purpose, in a line. */
  lead?: ReactNode;
  /** The actions of the closed card. */
  aside?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A summary in one line, which opens to a form. */
export function FoldingCard({ name, badge, lead, aside, isOpen, onToggle, children }: FoldingCardProps) {
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
            <span className={`${styles.arrow} ${isOpen ? styles.up : ''}`}>
              <DownIcon />
            </span>
            <span>
              <span className={styles.title}>
                <span className={styles.name}>{name}</span>
                {badge}
              </span>
              {lead && <span className={styles.lead}>{lead}</span>}
            </span>
          </button>
        </h2>
        {aside}
      </div>
      {isOpen && <div className={styles.body}>{children}</div>}
    </section>
  );
}
