import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { WhatsAppIcon } from '#ui/office/icons.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { khataQuery, khatasKey } from '../office-api/khatas.ts';
import type { KhataStatement } from '../wire/khatas.ts';
import { KhataDialog } from './khata-dialog.tsx';
import { Owed } from './khata-row.tsx';
import styles from './khatas.module.css';
import { ReceiveDialog } from './receive-dialog.tsx';
import { Statement } from './statement.tsx';

/** One khata: what is owed, what to do about it, and its statement. */
export function KhataPage({ id, onBack }: { id: string; onBack: () => void }) {
  const { khatas: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(khataQuery(storeId, id));
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading shape="page" />;
  const about = [data.phone, data.note].filter(Boolean).join(' · ');
  return (
    <Page title={data.name} lead={about} width="wide" actions={<Button onClick={onBack}>{t.back}</Button>}>
      <div className={styles.head}>
        <Owed khata={data} />
        <Steps khata={data} />
      </div>
      <Statement khata={data} />
    </Page>
  );
}

function Steps({ khata }: { khata: KhataStatement }) {
  const { khatas: t } = useTexts();
  const { storeId, role } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const [open, setOpen] = useState<'receive' | 'edit' | null>(null);
  const { name, countryCode, phone, note, limit, balance, isClosed } = khata;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('PUT /api/stores/:storeId/khatas/:khataId', {
        params: { storeId, khataId: khata._id },
        body: { name, countryCode, phone, note, limit, isClosed: !isClosed },
      }),
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: khatasKey(storeId) }),
  });
  const close = () => setOpen(null);
  return (
    <div className={styles.steps}>
      {balance > 0 && (
        <Button look="main" onClick={() => setOpen('receive')}>
          {t.receive}
        </Button>
      )}
      {balance > 0 && phone !== '' && <Remind khata={khata} />}
      {may(role, 'khata.manage') && (
        <>
          <Button onClick={() => setOpen('edit')}>{t.edit}</Button>
          {(isClosed || balance === 0) && (
            <Button isBusy={isPending} onClick={() => mutate()}>
              {isClosed ? t.reopen : t.close}
            </Button>
          )}
        </>
      )}
      {open === 'receive' && <ReceiveDialog khata={khata} onClose={close} />}
      {open === 'edit' && <KhataDialog khata={khata} onClose={close} />}
    </div>
  );
}

/** Opens WhatsApp with the text, which somebody still has to send. */
function Remind({ khata: { name, countryCode, phone, balance } }: { khata: KhataStatement }) {
  const { khatas: t } = useTexts();
  const { profile } = useStore();
  const text = t.reminder(name, formatAmount(balance, profile.currency), profile.name);
  const number = `${countryCode}${phone}`.replace(/\D/g, '');
  return (
    <a
      className={styles.remind}
      href={`https://wa.me/${number}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
    >
      <WhatsAppIcon />
      {t.remind}
    </a>
  );
}
