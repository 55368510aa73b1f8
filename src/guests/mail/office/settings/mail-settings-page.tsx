import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { mailKey, mailSettingsQuery } from '../../office-api/mail.ts';
import type { MailSettings } from '../../wire/mail.ts';
import { MailboxForm } from './mailbox-form.tsx';

export function MailSettingsPage() {
  const { settings: t } = useTexts().mail;
  const { failed } = useTexts().settings;
  const { storeId, role } = useStore();
  const isAllowed = may(role, 'mail.settings');
  const { data, error, refetch } = useQuery({ ...mailSettingsQuery(storeId), enabled: isAllowed });
  if (!isAllowed) return <NotAllowed title={t.title} what={t.onlyOwner} hint={t.lead} />;
  return (
    <Page title={t.title} lead={t.lead}>
      {error && !data && <Failure title={failed} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading shape="fields" />}
      {data && <Settings key={data.mailbox?.address} mailbox={data.mailbox} />}
    </Page>
  );
}

function Settings({ mailbox }: { mailbox: MailSettings | null }) {
  return (
    <>
      <MailboxForm mailbox={mailbox} />
      {mailbox && <Disconnect />}
    </>
  );
}

function Disconnect() {
  const { settings: t } = useTexts().mail;
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /api/mail/:storeId/settings', { params: { storeId } }),
    onSuccess: () => {
      say(t.disconnected);
      return client.resetQueries({ queryKey: mailKey(storeId) });
    },
    onError: complain,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t.disconnect}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.disconnectTitle}
        action={t.disconnect}
        isBusy={isPending}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      >
        {t.disconnectLead}
      </ConfirmDialog>
    </>
  );
}
