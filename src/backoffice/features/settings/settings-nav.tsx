import { Link } from '@tanstack/react-router';
import { useStore } from '../../parts/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import { sectionsFor } from './sections.ts';
import styles from './settings-layout.module.css';

export function SettingsNav() {
  const { settings: t } = useTexts();
  const { role } = useStore();
  return (
    <nav className={styles.nav} aria-label={t.nav}>
      {sectionsFor(role).map(({ name, path }) => (
        <Link key={name} to={path} className={styles.entry}>
          {t.sections[name]}
        </Link>
      ))}
      <Link to="/app/welcome" className={styles.entry}>
        {t.setUp}
      </Link>
    </nav>
  );
}
