import { useClipboard } from '@mantine/hooks';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { download as saveFile } from '../../parts/download.ts';
import { TickIcon } from '../../parts/icons.tsx';
import { qrFile, qrPath } from '../../parts/qr-path.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './qr-dialog.module.css';

interface QrDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function QrDialog({ isOpen, onClose }: QrDialogProps) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="26rem" title={t.shell.qrTitle}>
      <StoreLink />
    </Dialog>
  );
}

function StoreLink() {
  const t = useTexts();
  const { name, slug } = useStore().profile;
  const { copied, copy } = useClipboard({ timeout: 2_500 });
  const link = `${window.location.origin}/${slug}`;
  const code = qrPath(link);

  function download() {
    saveFile(new Blob([qrFile(code)], { type: 'image/svg+xml' }), `${slug}-qr.svg`);
  }

  return (
    <div className={styles.link}>
      <p className={styles.lead}>{t.shell.qrLead}</p>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t.shell.qrAlt(name)}
      >
        <path d={code.path} />
      </svg>
      <a className={styles.address} href={`/${slug}`} target="_blank" rel="noopener">
        {link.replace(/^https?:\/\//, '')}
      </a>
      <div className={styles.steps}>
        <Button look="main" icon={copied && <TickIcon />} onClick={() => copy(link)}>
          <span aria-live="polite">{copied ? t.shell.copied : t.shell.copyLink}</span>
        </Button>
        <Button onClick={download}>{t.shell.download}</Button>
      </div>
    </div>
  );
}
