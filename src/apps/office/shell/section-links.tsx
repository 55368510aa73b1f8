import { Link, useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { SidePanel } from '#ui/office/dialogs/dialog.tsx';
import { MoreIcon } from '#ui/office/icons.tsx';
import styles from './section-links.module.css';
import { groupsFor, type OfficeSection, type SectionGroup } from './sections.ts';

/** The links in the bar of a phone; the others are behind "More". */
const ON_A_PHONE = 4;

/** What waits on each screen. */
export type SectionCounts = Partial<Record<OfficeSection['label'], number>>;

/** A rail beside the screen, or a bar at the foot of a phone. */
export function SectionLinks({ counts }: { counts: SectionCounts }) {
  const t = useTexts();
  const { role } = useStore();
  const [isOpen, setOpen] = useState(false);
  const groups = groupsFor(role);
  const sections = groups.flatMap((group) => group.sections);
  const seldom = sections.slice(ON_A_PHONE);
  const behindMore = seldom.reduce((sum, { label }) => sum + (counts[label] ?? 0), 0);
  return (
    <nav className={styles.sections} aria-label={t.shell.sections}>
      {groups.map((group) => (
        <Group key={group.name} group={group} counts={counts} seldom={seldom} />
      ))}
      {seldom.length > 0 && (
        <button type="button" className={`${styles.section} ${styles.more}`} onClick={() => setOpen(true)}>
          <MoreIcon />
          {t.shell.more}
          <Count of={behindMore} />
        </button>
      )}
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} size="22rem" title={t.shell.allSections}>
        <div className={styles.all}>
          {groups.map((group) => (
            <Group key={group.name} group={group} counts={counts} onClick={() => setOpen(false)} />
          ))}
        </div>
      </SidePanel>
    </nav>
  );
}

interface GroupProps {
  group: SectionGroup;
  counts: SectionCounts;
  /** What the bar of a phone leaves out. */
  seldom?: readonly OfficeSection[];
  onClick?: () => void;
}

function Group({ group: { name, sections }, counts, seldom = [], onClick }: GroupProps) {
  const t = useTexts();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds links, not fields.
    <div role="group" className={styles.group} data-group={name} aria-labelledby={id}>
      <p id={id}>{t.sectionGroups[name]}</p>
      {sections.map((section) => (
        <SectionLink
          key={section.to}
          section={section}
          count={counts[section.label]}
          className={seldom.includes(section) ? styles.seldom : ''}
          onClick={onClick}
        />
      ))}
    </div>
  );
}

interface SectionLinkProps {
  section: OfficeSection;
  count: number | undefined;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
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
