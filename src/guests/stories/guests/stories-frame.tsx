import type { ReactNode } from 'react';
import { useBoot } from '#platform/phone/guests/boot.ts';
import { storeUrl } from '#restaurant/listing/rules/store-url.ts';
import type { StoriesStore } from '#restaurant/pages/wire/page.ts';
import { StoreLogo } from '#ui/shared/components/store-logo.tsx';
import { useStoriesTexts } from '../texts/guests/stories/use-stories-texts.ts';
import styles from './stories.module.css';

/** The head and foot of the pages with a restaurant's stories. They have no script: each link loads a page. */
export function StoriesFrame({ store, children }: { store: StoriesStore; children: ReactNode }) {
  const texts = useStoriesTexts();
  const { home } = useBoot();
  const menu = storeUrl({ origin: '', home }, store.slug);
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <a className={styles.brand} href={menu}>
          <span className={styles.logo}>
            <StoreLogo url={store.logo} name={store.name} />
          </span>
          {store.name}
        </a>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <a className={styles.menu} href={menu}>
          {texts.menu}
        </a>
      </footer>
    </div>
  );
}
