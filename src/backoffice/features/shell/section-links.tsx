import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { may } from '#domain/staff/permissions.ts';
import { useStore } from '../../parts/current-store.ts';
import { SidePanel } from '../../parts/dialog.tsx';
import { MoreIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './section-links.module.css';
import { type OfficeSection, SECTIONS } from './sections.ts';

/** The links in the bar of a phone; the others are behind "More". */
const ON_A_PHONE = 4;

/** A rail beside the screen, or a bar at the foot of a phone. */
export function SectionLinks({ openOrders }: { openOrders: number }) {
  const t = useTexts();
  const { role } = useStore();
  const [isOpen, setOpen] = useState(false);
  const sections = SECTIONS.filter(({ permission }) => may(role, permission));
  return (
    <nav className={styles.sections} aria-label={t.shell.sections}>
      {sections.map((section, index) => (
        <SectionLink
          key={section.to}
          section={section}
          count={index === 0 ? openOrders : 0}
          className={index < ON_A_PHONE ? '' : styles.seldom}
        />
      ))}
      {sections.length > ON_A_PHONE && (
        <button type="button" className={`${styles.section} ${styles.more}`} onClick={() => setOpen(true)}>
          <MoreIcon />
          {t.shell.more}
        </button>
      )}
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} size="22rem" title={t.shell.allSections}>
        <div className={styles.all}>
          {sections.map((section) => (
            <SectionLink key={section.to} section={section} count={0} onClick={() => setOpen(false)} />
          ))}
        </div>
      </SidePanel>
    </nav>
  );
}

interface SectionLinkProps {
  section: OfficeSection;
  count: number;
  className?: string | undefined;
  onClick?: () => void;
}

function SectionLink({ section, count, className = '', onClick }: SectionLinkProps) {
  const t = useTexts();
  const { to, label, Icon, within } = section;
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (within !== undefined && pathname.startsWith(within));
  return (
    <Link
      to={to}
      className={`${styles.section} ${className}`}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isCurrent ? 'page' : undefined}
      {...(onClick ? { onClick } : {})}
    >
      <Icon />
      {t.sections[label]}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
