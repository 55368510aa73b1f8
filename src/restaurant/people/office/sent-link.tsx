import { useStore } from '#restaurant/access/office/current-store.ts';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import { LinkIcon, ShareIcon } from '#ui/office/icons.tsx';
import type { SentInvitation } from '../wire/staff.ts';
import styles from './list-page.module.css';

interface SentLinkProps {
  sent: SentInvitation;
  onDone: () => void;
}

/**
 * Offers the invite's link, because restaurants use WhatsApp more than email. It is shown only now: the server keeps a
 * hash.
 */
export function SentLink({ sent: { link, isSent }, onDone }: SentLinkProps) {
  const { staff: t, copyLink } = useTexts();
  const { name } = useStore().profile;
  const share = `https://wa.me/?text=${encodeURIComponent(t.share(PRODUCT, name, link))}`;
  return (
    <div className={styles.sent}>
      <p className={isSent ? styles.sentLead : styles.failure} role={isSent ? 'status' : 'alert'}>
        {isSent ? t.sent : t.notSent}
      </p>
      <label className={styles.address}>
        <span className={styles.label}>{t.link}</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div className={styles.ways}>
        <CopyButton icon={<LinkIcon size={18} />} text={link}>
          {copyLink}
        </CopyButton>
        <a className={styles.whatsapp} href={share} target="_blank" rel="noopener noreferrer">
          <ShareIcon size={18} />
          {t.whatsapp}
        </a>
      </div>
      <p className={styles.hint}>{t.linkOnce}</p>
      <Button look="main" data-autofocus onClick={onDone}>
        {t.done}
      </Button>
    </div>
  );
}
