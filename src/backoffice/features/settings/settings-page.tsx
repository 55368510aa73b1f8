import { Link } from '@tanstack/react-router';
import type { StoreForStaff } from '#domain/api/store.ts';
import { contrast, paletteOf } from '#domain/store/palette.ts';
import { openingStatus } from '#domain/time/opening.ts';
import { useStore } from '../../parts/current-store.ts';
import { useTimed } from '../../parts/now.ts';
import { Page } from '../../parts/page.tsx';
import type { Texts } from '../../texts/en.ts';
import { useInterface } from '../../texts/index.ts';
import { openableOf } from './hours/openable.ts';
import { openingText } from './hours/opening-text.ts';
import { formatRatio } from './look/contrast-words.ts';
import { type SectionName, sectionsFor } from './sections.ts';
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
    <Page title={t.settings.title} lead={t.settings.lead}>
      <ul className={styles.list}>
        {sections.map(({ name, path }) => (
          <li key={name}>
            <Link to={path} className={styles.entry}>
              <span className={styles.name}>{t.settings.sections[name]}</span>
              <span className={styles.now}>{name === 'hours' ? opening : nowOf(name, profile, t)}</span>
              <Further />
            </Link>
          </li>
        ))}
        <li>
          <Link to="/app/welcome" className={styles.entry}>
            <span className={styles.name}>{t.settings.setUp}</span>
            <span className={styles.now}>{t.welcome.steps}</span>
            <Further />
          </Link>
        </li>
      </ul>
    </Page>
  );
}

function Further() {
  return (
    <span className={styles.further} aria-hidden="true">
      ›
    </span>
  );
}

function nowOf(name: Exclude<SectionName, 'hours'>, profile: StoreForStaff, t: Texts): string {
  const { now } = t.settings;
  switch (name) {
    case 'store':
      return profile.viewMode ? now.viewOnly : profile.listed ? now.listed : now.unlisted;
    case 'look':
      return now.contrast(formatRatio(contrast(paletteOf(profile.primaryColor, 'light').text, 'fcfaf8')));
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
