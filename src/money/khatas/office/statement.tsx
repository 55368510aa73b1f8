import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isSettledBy, type PaidBy } from '#money/payments/rules/payment.ts';
import { CorrectDialog } from '#money/receipts/office/face/correct-dialog.tsx';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { formatAmount, formatDayTime, formatSigned } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { writeCsv } from '#ui/office/sheets/write-file.ts';
import { type Column, Table } from '#ui/office/table/table.tsx';
import { khatasKey } from '../office-api/khatas.ts';
import type { KhataStatement } from '../wire/khatas.ts';
import styles from './khatas.module.css';

type Entry = KhataStatement['entries'][number];

/** The entries of a khata, on the screen, on paper and as a file. */
export function Statement({ khata }: { khata: KhataStatement }) {
  const { t, language } = useInterface();
  const { complain } = useNotice();
  const { name: storeName, currency, timeZone } = useStore().profile;
  const { khatas: text, receipts } = t;
  const dayOf = (at: string) => formatDayTime(at, { language, timeZone });
  const show = (sum: number) => formatSigned(sum, currency);
  const whatOf = ({ method, order, reverses, change, note }: Entry) => {
    const isCharge = isSettledBy(method);
    const what = isCharge && order ? text.ordered(order.orderNo) : text.paid(nameOf(method));
    const isBack = reverses !== null || (isCharge && change < 0);
    return [isBack ? text.takenBack(what) : what, note].filter(Boolean).join(' · ');
  };
  const nameOf = (method: string) => receipts.methods[method as PaidBy] ?? method;
  const columns: Column<Entry>[] = [
    { label: text.day, cell: ({ at }) => dayOf(at), value: ({ at }) => dayOf(at) },
    {
      label: text.what,
      cell: (entry) =>
        entry.order ? (
          <Link to="/app/dashboard" search={{ order: entry.order._id }} className={styles.link}>
            {whatOf(entry)}
          </Link>
        ) : (
          whatOf(entry)
        ),
      value: whatOf,
      isName: true,
    },
    { label: text.change, cell: ({ change }) => show(change), value: ({ change }) => change, isFigure: true },
    {
      label: text.balance,
      cell: ({ balance }) => show(balance),
      value: ({ balance }) => balance,
      isFigure: true,
    },
    { label: '', cell: (entry) => <Correct entry={entry} /> },
  ];
  const cells = () => [
    columns.flatMap(({ label, value }) => (value ? [label] : [])),
    ...khata.entries.map((entry) => columns.flatMap(({ value }) => (value ? [value(entry)] : []))),
  ];
  const save = async () => download(await writeCsv(cells()), `${text.file(khata.name)}.csv`);
  const actions = (
    <div className={styles.actions}>
      <Button look="tinted" onClick={() => window.print()}>
        {text.print}
      </Button>
      <Button look="tinted" onClick={() => save().catch(complain)}>
        {text.csv}
      </Button>
    </div>
  );
  if (khata.entries.length === 0) return <p>{text.noEntries}</p>;
  return (
    <Card title={text.entries} actions={actions}>
      <div data-statement className={styles.paper}>
        <p className={styles.onPaper}>
          {storeName} · {khata.name} · {show(khata.balance)}
        </p>
        <div className={styles.scroll}>
          <Table columns={columns} rows={khata.entries} keyOf={({ _id }) => _id} caption={text.entries} />
        </div>
      </div>
    </Card>
  );
}

/** Money that was recorded in error. What was put on the khata is corrected at its order. */
function Correct({ entry }: { entry: Entry }) {
  const { t } = useInterface();
  const { storeId, role, isAtTablet, profile } = useStore();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { method, reversible, amount } = entry;
  const mayCorrect = reversible === 'own' || may(role, 'payment.reverse') || isAtTablet;
  if (reversible === null || isSettledBy(method) || !mayCorrect) return null;
  return (
    <>
      <Button
        aria-label={t.corrections.correctOf(formatAmount(amount, profile.currency))}
        onClick={() => setOpen(true)}
      >
        {t.corrections.correct}
      </Button>
      {isOpen && (
        <CorrectDialog
          receipt={entry}
          due={0}
          onClose={() => setOpen(false)}
          onDone={() => void client.invalidateQueries({ queryKey: khatasKey(storeId) })}
        />
      )}
    </>
  );
}
