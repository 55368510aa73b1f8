import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import common from '#ui/office/common.module.css';
import { Card } from '#ui/office/layout/card.tsx';
import entries from '#ui/office/layout/entries.module.css';
import styles from './keys.module.css';

/** The address that assistants are given, and which scope of their key is for what. */
export function AssistantsCard() {
  const t = useTexts();
  const { profile } = useStore();
  const address = `${window.location.origin}/mcp`;
  const { tools } = t.assistants;
  return (
    <Card title={t.assistants.title} hint={t.assistants.lead}>
      <div className={styles.form}>
        <code className={common.copied}>{address}</code>
        <CopyButton text={address}>{t.assistants.copy}</CopyButton>
        <p className={entries.about}>{t.assistants.head}</p>
        <dl>
          {tools.map(({ scope, may }) => (
            <div key={scope} className={entries.row}>
              <dt className={`${entries.words} ${entries.name}`}>{t.keys.scopeNames[scope]}</dt>
              <dd className={entries.words}>{may}</dd>
            </div>
          ))}
        </dl>
        <p className={entries.about}>{t.assistants.guests(profile.slug)}</p>
      </div>
    </Card>
  );
}
