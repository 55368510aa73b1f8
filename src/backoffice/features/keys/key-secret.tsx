import type { MadeKey } from '#domain/api/keys.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './keys.module.css';

/** The key that was made, which nobody sees again. */
export function KeySecret({ made: { secret }, onClose }: { made: MadeKey; onClose: () => void }) {
  const { keys: t } = useTexts();
  const call = `curl -H "Authorization: Bearer ${secret}" ${window.location.origin}/v1/store`;
  return (
    <div className={styles.form}>
      <p>{t.secretLead}</p>
      <code className={styles.secret}>{secret}</code>
      <CopyButton text={secret} look="main">
        {t.copy}
      </CopyButton>
      <div>
        <p className={styles.about}>{t.how}</p>
        <code className={styles.secret}>{call}</code>
      </div>
      <a href="/docs" target="_blank" rel="noreferrer">
        {t.documents}
      </a>
      <Button onClick={onClose}>{t.done}</Button>
    </div>
  );
}
