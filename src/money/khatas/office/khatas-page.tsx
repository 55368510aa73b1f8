import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { isWanted } from '#money/receipts/office/face/khata-choice.tsx';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { Page } from '#ui/office/layout/page.tsx';
import cards from '#ui/office/layout/row-list.module.css';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { NotAllowed } from '#ui/office/notices/not-allowed.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { khatasQuery } from '../office-api/khatas.ts';
import type { KhataView } from '../wire/khatas.ts';
import { KhataDialog } from './khata-dialog.tsx';
import { KhataPage } from './khata-page.tsx';
import { KhataRow } from './khata-row.tsx';
import styles from './khatas.module.css';

const LISTS = ['open', 'closed'] as const;

/** The khatas of guests who pay later, and one of them. */
export function KhatasPage() {
  const { khatas: t, errors } = useTexts();
  const { role } = useStore();
  const { id } = useSearch({ from: '/app/khatas' });
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const show = (khata?: string) => void navigate({ to: '/app/khatas', search: khata ? { id: khata } : {} });
  if (!may(role, 'payment.record'))
    return <NotAllowed title={t.title} what={errors.FORBIDDEN ?? ''} hint={t.forbiddenHint} />;
  if (id) return <KhataPage key={id} id={id} onBack={() => show()} />;
  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="wide"
      actions={
        may(role, 'khata.manage') && (
          <Button look="main" onClick={() => setOpening(true)}>
            {t.open}
          </Button>
        )
      }
    >
      <Khatas onShow={show} />
      {isOpening && <KhataDialog onClose={() => setOpening(false)} onOpened={show} />}
    </Page>
  );
}

function Khatas({ onShow }: { onShow: (id: string) => void }) {
  const { khatas: t } = useTexts();
  const { storeId } = useStore();
  const [wanted, setWanted] = useState('');
  const [list, setList] = useState<(typeof LISTS)[number]>('open');
  const { data, error, refetch } = useQuery(khatasQuery(storeId));
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.khatas.length === 0) return <Nothing title={t.none} hint={t.noneHint} />;
  const listed = data.khatas.filter(({ isClosed }) => isClosed === (list === 'closed'));
  const rows = listed.filter((khata) => isWanted(khata, wanted)).toSorted((a, b) => b.balance - a.balance);
  return (
    <>
      <div className={styles.tools}>
        <SearchField label={t.search} value={wanted} onChange={setWanted} />
        <Choice
          label={t.title}
          value={list}
          options={LISTS.map((value) => ({ value, label: t.lists[value] }))}
          onChange={setList}
        />
      </div>
      <Total khatas={data.khatas} />
      {rows.length === 0 ? (
        <Nothing show="search" title={t.nobody} />
      ) : (
        <ul className={cards.list}>
          {rows.map((khata) => (
            <KhataRow key={khata._id} khata={khata} onShow={onShow} />
          ))}
        </ul>
      )}
    </>
  );
}

function Total({ khatas }: { khatas: KhataView[] }) {
  const { khatas: t } = useTexts();
  const { currency } = useStore().profile;
  const owed = khatas.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);
  return (
    <p className={styles.total}>
      {t.owed} <b>{formatAmount(owed, currency)}</b>
    </p>
  );
}
