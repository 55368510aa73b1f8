import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  title: string;
  children: ReactNode;
  link: { href: string; text: string };
}

/** A notice above a menu that takes no orders. */
export function TopNotice({ title, children, link }: Props) {
  return (
    <aside className={styles.notice} aria-label={title}>
      <p>
        <b>{title}</b> {children}
      </p>
      <a href={link.href}>{link.text}</a>
    </aside>
  );
}
