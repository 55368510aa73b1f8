import { useState } from 'react';
import { isForeign } from '#domain/menu/foreign-pictures.ts';
import styles from './store-logo.module.css';

interface Props {
  url: string | null;
  name: string;
}

/** Our own pictures have several widths; the smallest is enough here. */
const OURS = /^(\/images\/[0-9a-f]{32})-\d{3,4}\.[a-z]{4}$/;

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
      <img src={url.replace(OURS, '$1-320.webp')} alt="" decoding="async" onError={() => setFailed(url)} />
    </span>
  );
}
