import { useStore } from '#restaurant/access/office/current-store.ts';
import { useGuestLink } from '#restaurant/access/office/use-guest-link.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { qrFile, qrPath } from '#ui/shared/qr-path.ts';
import styles from './store-link.module.css';

/** The guests' page as a QR code and as an address, below or beside each other. */
export function StoreLink({ look }: { look: 'below' | 'beside' }) {
  const { copyLink, storeLink: t } = useTexts();
  const { name, slug } = useStore().profile;
  const link = useGuestLink();
  const code = qrPath(link);
  const save = () => download(new Blob([qrFile(code)], { type: 'image/svg+xml' }), `${slug}-qr.svg`);
  return (
    <div className={styles[look]}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t.codeOf(name)}
      >
        <path d={code.path} />
      </svg>
      <div className={styles.words}>
        <a className={styles.address} href={link} target="_blank" rel="noopener">
          {link.replace(/^https?:\/\/|\/$/g, '')}
        </a>
        <p className={styles.lead}>{t.lead}</p>
        <div className={styles.steps}>
          <CopyButton look="main" text={link}>
            {copyLink}
          </CopyButton>
          <Button onClick={save}>{t.download}</Button>
        </div>
      </div>
    </div>
  );
}
