import { useState } from 'react';
import { isForeign } from '#ordering/menu/rules/foreign-pictures.ts';
import { resizedUrl } from '#ordering/menu/rules/own-pictures.ts';
import styles from './store-logo.module.css';

interface Props {
  url: string | null;
  name: string;
}

/** A store's logo, or its initial if the logo is missing or does not load. */
export function StoreLogo({ url, name }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || isForeign(url) || url === failed) {
    return (
      <span className={styles.logo} aria-hidden="true">
        {[...name][0] ?? '·'}
      </span>
    );
  }
  return (
    <span className={styles.logo}>
      <img src={resizedUrl(url, 320)} alt="" decoding="async" onError={() => setFailed(url)} />
    </span>
  );
}
