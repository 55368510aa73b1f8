import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { webhooksQuery } from '#programs/webhooks/office-api/webhooks.ts';
import type { WebhookView } from '#programs/webhooks/wire/webhooks.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { formatDayOf } from '#ui/office/format.ts';
import entries from '#ui/office/layout/entries.module.css';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { Deliveries } from './deliveries.tsx';
import styles from './keys.module.css';

export function WebhookRow({ entry: { _id, url, events, by, since, offAt } }: { entry: WebhookView }) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [open, setOpen] = useState<'remove' | 'deliveries' | null>(null);
  // The list of deliveries is below the webhooks, so it is read anew too.
  const onSettled = () => client.invalidateQueries({ queryKey: webhooksQuery(storeId).queryKey });
  const testing = useMutation({
    mutationFn: () =>
      call('POST /api/stores/:storeId/webhooks/:webhookId/test', {
        params: { storeId, webhookId: _id },
        body: {},
      }),
    onSuccess: () => {
      say(t.webhooks.tested);
      setOpen('deliveries');
    },
    onError: complain,
    onSettled,
  });
  const switching = useMutation({
    mutationFn: () =>
      call('POST /api/stores/:storeId/webhooks/:webhookId/on', {
        params: { storeId, webhookId: _id },
        body: {},
      }),
    onError: complain,
    onSettled,
  });
  const removing = useMutation({
    mutationFn: () =>
      call('DELETE /api/stores/:storeId/webhooks/:webhookId', { params: { storeId, webhookId: _id } }),
    onSuccess: () => say(t.webhooks.removed),
    onError: complain,
    onSettled: () => {
      setOpen(null);
      return onSettled();
    },
  });
  const day = formatDayOf(since, { language, timeZone: profile.timeZone });
  return (
    <li className={entries.row}>
      <div className={entries.words}>
        <p className={entries.name}>
          {url} {offAt && <span className={`${common.pill} ${common.warn}`}>{t.webhooks.off}</span>}
        </p>
        {offAt && <p className={entries.about}>{t.webhooks.offLead}</p>}
        <p className={entries.about}>{events.map((type) => t.webhooks.eventNames[type]).join(' · ')}</p>
        <p className={entries.about}>{t.webhooks.by(by, day)}</p>
      </div>
      <div className={styles.steps}>
        {offAt ? (
          <Button look="main" isBusy={switching.isPending} onClick={() => switching.mutate()}>
            {t.webhooks.on}
          </Button>
        ) : (
          <Button isBusy={testing.isPending} onClick={() => testing.mutate()}>
            {t.webhooks.test}
          </Button>
        )}
        <Button onClick={() => setOpen('deliveries')}>{t.webhooks.deliveries}</Button>
        <Button look="danger" onClick={() => setOpen('remove')}>
          {t.remove}
        </Button>
      </div>
      <Dialog
        isOpen={open === 'deliveries'}
        onClose={() => setOpen(null)}
        size="40rem"
        title={t.webhooks.deliveriesOf(url)}
      >
        {open === 'deliveries' && <Deliveries webhookId={_id} isOff={offAt !== null} />}
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={t.webhooks.removeTitle}
        action={t.remove}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate()}
        onClose={() => setOpen(null)}
      >
        {t.webhooks.removeLead}
      </ConfirmDialog>
    </li>
  );
}
