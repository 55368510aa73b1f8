import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { webhooksQuery } from '#programs/webhooks/office-api/webhooks.ts';
import type { MadeWebhook } from '#programs/webhooks/wire/webhooks.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import entries from '#ui/office/layout/entries.module.css';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { MadeSecret } from './made-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The addresses of programs that are told what happens. */
export function WebhooksCard() {
  const { webhooks: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(webhooksQuery(storeId));
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeWebhook | null>(null);
  function show(webhook: MadeWebhook) {
    setAdding(false);
    setMade(webhook);
    void refetch();
  }
  // Without an icon its words fit on a small phone with large text.
  const add = <Button onClick={() => setAdding(true)}>{t.add}</Button>;
  return (
    <Card title={t.title} hint={t.lead} actions={data ? add : undefined}>
      {error && !data && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.webhooks.length === 0 && <p className={entries.about}>{t.none}</p>}
      <ul>
        {data?.webhooks.map((webhook) => (
          <WebhookRow key={webhook._id} entry={webhook} />
        ))}
      </ul>
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} size="34rem" title={t.add}>
        {isAdding && <WebhookForm onMade={show} onClose={() => setAdding(false)} />}
      </Dialog>
      <Dialog isOpen={made !== null} onClose={() => setMade(null)} size="34rem" title={t.secretTitle}>
        {made && (
          <MadeSecret secret={made.secret} words={t} onClose={() => setMade(null)}>
            <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer">
              {t.documents}
            </a>
          </MadeSecret>
        )}
      </Dialog>
    </Card>
  );
}
