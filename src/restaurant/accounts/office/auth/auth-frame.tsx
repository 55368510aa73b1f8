import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';
import { PRODUCT, SITE_BRAND } from '#restaurant/access/office/site-brand.ts';
import { useBrand } from '#restaurant/access/office/use-brand.ts';
import { useInterface } from '#texts/office/index.ts';
import { BrandName } from '#ui/office/brand-name.tsx';
import { LanguageChoice } from '#ui/office/choices/language-choice.tsx';
import styles from './auth.module.css';
import { Plate } from './plate.tsx';

interface AuthFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of a form, with a picture and the product's points beside it on wide screens. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const { t, language, setLanguage } = useInterface();
  useBrand();
  useDocumentTitle(`${title} · ${PRODUCT}`);
  return (
    <div className={styles.page}>
      <div className={styles.promise} aria-hidden="true">
        <Plate />
        <p className={styles.words}>{t.auth.promise}</p>
        <ul className={styles.points}>
          {t.auth.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <main className={styles.main}>
        <header className={styles.bar}>
          <BrandName />
          <LanguageChoice
            languages={OFFICE_LANGUAGES}
            label={t.auth.language}
            value={language}
            onChange={setLanguage}
          />
        </header>
        <div className={styles.form}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        <Links />
      </main>
    </div>
  );
}

/** Of whoever runs the site, where they gave them. */
function Links() {
  const { auth: t } = useInterface().t;
  const { supportEmail, terms, privacy } = SITE_BRAND;
  const links = [
    { href: supportEmail && `mailto:${supportEmail}`, text: t.help },
    { href: terms, text: t.terms },
    { href: privacy, text: t.privacy },
  ].filter(({ href }) => href !== '');
  if (links.length === 0) return null;
  return (
    <footer className={styles.links}>
      {links.map(({ href, text }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </footer>
  );
}
