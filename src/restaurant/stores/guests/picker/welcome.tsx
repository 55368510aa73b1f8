import type { ReactNode } from 'react';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { useBoot } from '#platform/phone/guests/boot.ts';
import actions from '#ui/shared/components/actions.module.css';
import phone from './phone.webp';
import styles from './welcome.module.css';

/** What this is, with the phone of a guest; below it what guests do, and the sample menu. */
export function Welcome({ children }: { children: ReactNode }) {
  const { stores } = useAfterTexts();
  const { url } = useBoot().brand.footer;
  return (
    <>
      <section className={styles.promise} aria-label={stores.create}>
        <div className={styles.words}>
          <p>{stores.promise}</p>
          <div className={styles.acts}>
            {url !== '' && (
              <a className={actions.strong} href={url}>
                {stores.create}
              </a>
            )}
            <a className={actions.quiet} href="/demo">
              {stores.demo}
            </a>
          </div>
        </div>
        <div className={styles.phone}>
          <img src={phone} alt={stores.phone} width="390" height="780" />
        </div>
      </section>
      <aside className={styles.welcome} aria-label={stores.welcome}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d="M5 15V9a4 4 0 0 1 4-4h6M33 5h6a4 4 0 0 1 4 4v6M43 33v6a4 4 0 0 1-4 4h-6M15 43H9a4 4 0 0 1-4-4v-6" />
          <path d="M14 14h7v7h-7zM27 14h7v7h-7zM14 27h7v7h-7zM27 27h3v3h-3zM34 31v3h-4" />
        </svg>
        <p>
          <b>{stores.welcome}</b> {stores.welcomeHint} {stores.sample}
        </p>
      </aside>
      <div className={styles.sample}>{children}</div>
    </>
  );
}
