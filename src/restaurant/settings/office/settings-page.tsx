import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { rank } from '#platform/text/rules/rank.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import {
  BillIcon,
  CalendarIcon,
  ClockIcon,
  CloseIcon,
  DocumentIcon,
  FloorIcon,
  GridIcon,
  LinkIcon,
  ListIcon,
  MailIcon,
  NewsIcon,
  OpenIcon,
  PersonIcon,
  PlateIcon,
  PrinterIcon,
  ScalesIcon,
  ShieldIcon,
  TabletIcon,
  TagIcon,
  ThemeIcon,
  TicketIcon,
  UndoIcon,
  WalletIcon,
} from '#ui/office/icons.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { GROUPS, type SectionName, sectionsFor } from './sections.ts';
import styles from './settings-page.module.css';
import { useSettingStates } from './use-setting-states.ts';

/** All sections with their present state, and a search by the words that owners use. */
export function SettingsPage() {
  const t = useTexts();
  const { role } = useStore();
  const states = useSettingStates();
  const [text, setText] = useState('');
  const own = sectionsFor(role);
  const entries = [
    ...own.map(({ name, path, group }) => ({
      group,
      path,
      icon: ICONS[name],
      label: t.settings.sections[name],
      words: `${t.palette.settings[name]} ${states[name]}`,
      state: states[name],
    })),
    {
      group: 'devices',
      path: '/app/welcome',
      icon: ListIcon,
      label: t.settings.setUp,
      words: '',
      state: t.welcome.steps,
    } as const,
  ];
  const found = text.trim() === '' ? entries : rank(entries, text);
  return (
    <Page title={t.settings.title} lead={t.settings.lead} width="wide">
      <div className={styles.search}>
        <SearchField label={t.settings.search} value={text} onChange={setText} />
      </div>
      {found.length === 0 && (
        <Nothing show="search" title={t.palette.none(text.trim())} hint={t.settings.searchHint} />
      )}
      <div className={styles.groups}>
        {GROUPS.map((group) => {
          const shown = found.filter((entry) => entry.group === group);
          return (
            shown.length > 0 && (
              <section key={group} aria-labelledby={`settings-${group}`}>
                <h2 id={`settings-${group}`} className={styles.group}>
                  {t.settings.groups[group]}
                </h2>
                <ul className={styles.list}>
                  {shown.map(({ path, icon, label, state }) => (
                    <Entry key={path} to={path} icon={icon} name={label}>
                      {state}
                    </Entry>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </Page>
  );
}

const ICONS: Record<SectionName, typeof ListIcon> = {
  store: PlateIcon,
  look: ThemeIcon,
  domain: LinkIcon,
  website: OpenIcon,
  plan: ScalesIcon,
  hours: ClockIcon,
  policies: DocumentIcon,
  legal: ScalesIcon,
  privacy: ShieldIcon,
  support: PersonIcon,
  close: CloseIcon,
  orderTypes: TicketIcon,
  prices: TagIcon,
  sittings: FloorIcon,
  changes: UndoIcon,
  courses: PlateIcon,
  reservations: CalendarIcon,
  messages: MailIcon,
  mail: NewsIcon,
  payments: WalletIcon,
  bills: BillIcon,
  stations: GridIcon,
  keys: LinkIcon,
  printers: PrinterIcon,
  tablets: TabletIcon,
};

interface EntryProps {
  to: ReturnType<typeof sectionsFor>[number]['path'] | '/app/welcome';
  icon: typeof ListIcon;
  name: string;
  children: string;
}

function Entry({ to, icon: Icon, name, children }: EntryProps) {
  return (
    <li>
      <Link to={to} className={styles.entry}>
        <span className={styles.icon} aria-hidden="true">
          <Icon size={24} />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.now}>{children}</span>
        <span className={styles.further} aria-hidden="true">
          ›
        </span>
      </Link>
    </li>
  );
}
