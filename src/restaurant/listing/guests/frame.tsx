import type { ReactNode } from 'react';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { GUEST_LANGUAGES, LANGUAGES } from '#platform/language/rules/languages.ts';
import { useBoot } from '#platform/phone/guests/boot.ts';
import { chooseLanguage } from '#platform/phone/guests/state/choose-language.ts';
import { usePlacesTexts } from '../texts/guests/places/use-places-texts.ts';
import styles from './places.module.css';

const PAGES = [
  { path: '/menu', name: 'restaurants' },
  { path: '/demo', name: 'demo' },
  { path: '/example', name: 'example' },
] as const;

/** The header and footer of the pages that belong to no store. */
export function PlacesFrame({ path, children }: { path: '/menu' | '/demo'; children: ReactNode }) {
  const { frame } = usePlacesTexts();
  const { texts, language } = useLanguage();
  const { brand, version } = useBoot();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <a className={styles.brand} href="/menu/">
          <img src={brand.icon || '/assets/icon.svg'} alt="" width="30" height="30" />
          {brand.name}
        </a>
        <nav className={styles.pages} aria-label={frame.pages}>
          {PAGES.map((page) => (
            <a
              key={page.path}
              className={styles.page}
              href={`${page.path}/`}
              aria-current={page.path === path ? 'page' : undefined}
            >
              {frame[page.name]}
            </a>
          ))}
        </nav>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        {brand.footer.url && (
          <div className={styles.invitation}>
            <p>{frame.registerHint}</p>
            <a href={brand.footer.url}>{brand.footer.text || frame.register}</a>
          </div>
        )}
        <p className={styles.small}>
          {GUEST_LANGUAGES.filter((other) => other !== language).map((other) => (
            <button key={other} type="button" lang={other} onClick={() => void chooseLanguage(other)}>
              {LANGUAGES[other].name}
            </button>
          ))}
          {brand.supportEmail !== '' && <a href={`mailto:${brand.supportEmail}`}>{frame.help}</a>}
          {brand.terms !== '' && <a href={brand.terms}>{frame.terms}</a>}
          {brand.privacy !== '' && <a href={brand.privacy}>{frame.privacy}</a>}
          <span>{texts.footer.version(version)}</span>
        </p>
      </footer>
    </div>
  );
}
