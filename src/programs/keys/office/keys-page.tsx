import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { PlusIcon } from '#ui/office/icons.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import entries from '#ui/office/layout/entries.module.css';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { keysQuery } from '../office-api/keys.ts';
import type { MadeKey } from '../wire/keys.ts';
import { AssistantsCard } from './assistants-card.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyRow } from './key-row.tsx';
import styles from './keys.module.css';
import { MadeSecret } from './made-secret.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

const callWith = (secret: string) =>
  `curl -H "Authorization: Bearer ${secret}" ${window.location.origin}/v1/store`;

/** The keys by which programs call. */
export function KeysPage() {
  const { keys: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(keysQuery(storeId));
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  const add = (
    <Button look="main" icon={<PlusIcon />} onClick={() => setMaking(true)}>
      {t.add}
    </Button>
  );
  const keys = data?.keys ?? [];
  function show(key: MadeKey) {
    setMaking(false);
    setMade(key);
    void refetch();
  }
  return (
    <Page title={t.title} lead={t.lead} actions={keys.length > 0 ? add : undefined}>
      {!data && <Loading />}
      {data && keys.length === 0 && (
        <Nothing title={t.none} hint={t.noneHint}>
          {add}
        </Nothing>
      )}
      {keys.length > 0 && (
        <Card title={t.now(keys.length)}>
          <ul>
            {keys.map((key) => (
              <KeyRow key={key._id} entry={key} onMade={show} />
            ))}
          </ul>
        </Card>
      )}
      {data && <AssistantsCard />}
      {data && <WebhooksCard />}
      <Dialog isOpen={isMaking} onClose={() => setMaking(false)} size="34rem" title={t.add}>
        {isMaking && <KeyForm onMade={show} onClose={() => setMaking(false)} />}
      </Dialog>
      <Dialog isOpen={made !== null} onClose={() => setMade(null)} size="34rem" title={t.secretTitle}>
        {made && (
          <MadeSecret secret={made.secret} words={t} onClose={() => setMade(null)}>
            <div>
              <p className={entries.about}>{t.how}</p>
              <code className={styles.secret}>{callWith(made.secret)}</code>
            </div>
            <a href="/docs" target="_blank" rel="noreferrer">
              {t.documents}
            </a>
          </MadeSecret>
        )}
      </Dialog>
    </Page>
  );
}
