import { Link } from '@tanstack/react-router';
import type { StoreForStaff } from '#domain/api/store.ts';
import { openingStatus } from '#domain/time/opening.ts';
import { useStore } from '../../parts/current-store.ts';
import {
  BillIcon,
  ClockIcon,
  DocumentIcon,
  ListIcon,
  MailIcon,
  PlateIcon,
  PrinterIcon,
  ScalesIcon,
  ShieldIcon,
  ThemeIcon,
  TicketIcon,
  WalletIcon,
} from '../../parts/icons.tsx';
import { useTimed } from '../../parts/now.ts';
import { Page } from '../../parts/page.tsx';
import type { Texts } from '../../texts/en.ts';
import { useInterface } from '../../texts/index.ts';
import { openableOf } from './hours/openable.ts';
import { openingText } from './hours/opening-text.ts';
import { GROUPS, type SectionName, sectionsFor } from './sections.ts';
import styles from './settings-page.module.css';

/** Every section with how it stands, so that most questions are answered before anything is opened. */
export function SettingsPage() {
  const { t, language } = useInterface();
  const { role, profile } = useStore();
  const clock = { language, timeZone: profile.timeZone };
  const opening = useTimed((now) =>
    openingText(t.hours, openingStatus(openableOf(profile), now), now, clock),
  );
  const sections = sectionsFor(role);
  return (
    <Page title={t.settings.title} lead={t.settings.lead} width="wide">
      <div className={styles.groups}>
        {GROUPS.map((group) => {
          const own = sections.filter((section) => section.group === group);
          return (
            (own.length > 0 || group === 'devices') && (
              <section key={group} aria-labelledby={`settings-${group}`}>
                <h2 id={`settings-${group}`} className={styles.group}>
                  {t.settings.groups[group]}
                </h2>
                <ul className={styles.list}>
                  {own.map(({ name, path }) => (
                    <Entry key={name} to={path} icon={ICONS[name]} name={t.settings.sections[name]}>
                      {name === 'hours' ? opening : nowOf(name, profile, t)}
                    </Entry>
                  ))}
                  {group === 'devices' && (
                    <Entry to="/app/welcome" icon={ListIcon} name={t.settings.setUp}>
                      {t.welcome.steps}
                    </Entry>
                  )}
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
  hours: ClockIcon,
  policies: DocumentIcon,
  legal: ScalesIcon,
  privacy: ShieldIcon,
  orderTypes: TicketIcon,
  messages: MailIcon,
  payments: WalletIcon,
  bills: BillIcon,
  printers: PrinterIcon,
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

function nowOf(name: Exclude<SectionName, 'hours'>, profile: StoreForStaff, t: Texts): string {
  const { now } = t.settings;
  switch (name) {
    case 'store':
      return profile.viewMode ? now.viewOnly : profile.listed ? now.listed : now.unlisted;
    case 'look':
      // The palette is made so that it does.
      return now.readsWell;
    case 'orderTypes': {
      const offered = profile.orderConfigs.filter(({ active }) => active);
      return now.orderTypes(offered.map(({ label }) => label).join(', '));
    }
    case 'policies':
      return now.policies;
    case 'legal':
      return [profile.gstNo, profile.fssaiNo].filter(Boolean).join(' · ') || now.legalMissing;
    case 'privacy':
      return now.privacy;
    case 'bills':
      return t.bills.settings.now;
    case 'messages':
      return now.messages;
    case 'payments':
      return (
        [profile.upi?.vpa, profile.hasGateway ? now.gateway : ''].filter(Boolean).join(' · ') || now.noGateway
      );
    case 'printers':
      return now.printers;
  }
}
