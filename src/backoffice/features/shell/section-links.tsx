import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { may } from '#domain/staff/permissions.ts';
import common from '../../components/common.module.css';
import { SidePanel } from '../../components/dialog.tsx';
import { MoreIcon } from '../../components/icons.tsx';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './section-links.module.css';
import { type OfficeSection, SECTIONS } from './sections.ts';

/** The links in the bar of a phone; the others are behind "More". */
const ON_A_PHONE = 4;

/** What waits on each screen. */
export type SectionCounts = Partial<Record<OfficeSection['label'], number>>;

/** A rail beside the screen, or a bar at the foot of a phone. */
export function SectionLinks({ counts }: { counts: SectionCounts }) {
  const t = useTexts();
  const { role } = useStore();
  const [isOpen, setOpen] = useState(false);
  const sections = SECTIONS.filter(({ permission }) => may(role, permission));
  const behindMore = sections.slice(ON_A_PHONE).reduce((sum, { label }) => sum + (counts[label] ?? 0), 0);
  return (
    <nav className={styles.sections} aria-label={t.shell.sections}>
      {sections.map((section, index) => (
        <SectionLink
          key={section.to}
          section={section}
          count={counts[section.label]}
          className={index < ON_A_PHONE ? '' : styles.seldom}
        />
      ))}
      {sections.length > ON_A_PHONE && (
        <button type="button" className={`${styles.section} ${styles.more}`} onClick={() => setOpen(true)}>
          <MoreIcon />
          {t.shell.more}
          <Count of={behindMore} />
        </button>
      )}
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} size="22rem" title={t.shell.allSections}>
        <div className={styles.all}>
          {sections.map((section) => (
            <SectionLink
              key={section.to}
              section={section}
              count={counts[section.label]}
              onClick={() => setOpen(false)}
            />
          ))}
        </div>
      </SidePanel>
    </nav>
  );
}

interface SectionLinkProps {
  section: OfficeSection;
  count: number | undefined;
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
      <Count of={count} />
    </Link>
  );
}

const MOST_COUNTED = 99;

function Count({ of = 0 }: { of?: number | undefined }) {
  if (of === 0) return null;
  return (
    <span className={`${common.count} ${styles.count}`}>{of > MOST_COUNTED ? `${MOST_COUNTED}+` : of}</span>
  );
}
