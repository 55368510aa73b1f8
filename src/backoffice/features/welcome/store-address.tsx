import { useClipboard } from '@mantine/hooks';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { download } from '../../parts/download.ts';
import { TickIcon } from '../../parts/icons.tsx';
import { qrFile, qrPath } from '../../parts/qr-path.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './welcome.module.css';

/** The link and the code, which work from the first second on. */
export function StoreAddress() {
  const { welcome: t } = useTexts();
  const { name, slug } = useStore().profile;
  const { copied, copy } = useClipboard({ timeout: 2_500 });
  const link = `${window.location.origin}/${slug}`;
  const code = qrPath(link);
  const save = () => download(new Blob([qrFile(code)], { type: 'image/svg+xml' }), `${slug}-qr.svg`);
  return (
    <section className={styles.address} aria-label={t.link}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t.codeAlt(name)}
      >
        <path d={code.path} />
      </svg>
      <div className={styles.addressWords}>
        <a className={styles.link} href={`/${slug}`} target="_blank" rel="noopener">
          {link.replace(/^https?:\/\//, '')}
        </a>
        <p className={styles.hint}>{t.codeLead}</p>
        <div className={styles.addressSteps}>
          <Button look="main" icon={copied && <TickIcon />} onClick={() => copy(link)}>
            <span aria-live="polite">{copied ? t.copied : t.copy}</span>
          </Button>
          <Button onClick={save}>{t.download}</Button>
        </div>
      </div>
    </section>
  );
}
