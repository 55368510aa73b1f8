import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { download } from '../../parts/download.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './account.module.css';
import { useFocus } from './use-focus.ts';

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { account: t } = useTexts();
  const ref = useFocus();
  const text = codes.join('\n');
  const save = () => download(new Blob([`${text}\n`], { type: 'text/plain' }), t.codesFile);
  return (
    <div ref={ref} tabIndex={-1} className={styles.secret}>
      <h3 className={styles.title}>{t.codesTitle}</h3>
      <p>{t.codesLead}</p>
      <ul className={styles.codes} aria-label={t.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <CopyButton text={text}>{t.copyCodes}</CopyButton>
        <Button onClick={save}>{t.downloadCodes}</Button>
      </div>
      <Button look="main" className={styles.kept} onClick={onKept}>
        {t.codesKept}
      </Button>
    </div>
  );
}
