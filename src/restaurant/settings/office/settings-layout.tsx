import { Link, Outlet, useLocation, useSearch } from '@tanstack/react-router';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { PageNeighbours } from '#ui/office/layout/page.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { sectionsFor } from './sections.ts';
import styles from './settings-layout.module.css';

/** The frame of every settings screen, with links to the other settings and back to their list. */
export function SettingsLayout() {
  const { settings: t } = useTexts();
  const { role } = useStore();
  const isList = useLocation().pathname.replace(/\/$/, '').endsWith('/settings');
  const { from } = useSearch({ strict: false });
  if (!may(role, 'store.update'))
    return <NotAllowed title={t.title} what={t.notAllowed} hint={t.notAllowedHint} />;
  if (isList) return <Outlet />;
  const back =
    from === 'welcome' ? { to: '/app/welcome', text: t.toSetUp } : { to: '/app/settings', text: t.all };
  const neighbours = {
    back: (
      <Link to={back.to} className={styles.back}>
        <span aria-hidden="true">‹</span> {back.text}
      </Link>
    ),
    nav: <SettingsNav />,
  };
  return (
    <PageNeighbours value={neighbours}>
      <Outlet />
    </PageNeighbours>
  );
}

function SettingsNav() {
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
