import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDayTime, formatSigned } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { type Column, Table } from '#ui/office/table/table.tsx';
import { ledgerQuery } from '../office-api/stock.ts';
import type { LedgerView, StockEntry } from '../wire/stock.ts';
import { useSaid } from './face/use-said.ts';
import styles from './stock.module.css';

/** What came and went, the newest first, and older entries one page at a time. */
export function Ledger({ first }: { first: LedgerView }) {
  const { t } = useInterface();
  const { storeId } = useStore();
  const [before, setBefore] = useState<string | null>(null);
  const older = useQuery({
    ...ledgerQuery(storeId, first.ingredient._id, before),
    enabled: before !== null,
  });
  const shown = before === null ? first : (older.data ?? first);
  if (first.entries.length === 0) return <p>{t.stock.noEntries}</p>;
  return (
    <Card title={t.stock.entries}>
      <div className={styles.scroll}>
        <Entries {...shown} />
      </div>
      <div className={styles.steps}>
        {before !== null && <Button onClick={() => setBefore(null)}>{t.stock.newest}</Button>}
        {shown.next !== null && (
          <Button isBusy={older.isFetching} onClick={() => setBefore(shown.next)}>
            {t.stock.older}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Entries({ ingredient, entries }: LedgerView) {
  const { t, language } = useInterface();
  const { stock: text } = t;
  const { currency, timeZone } = useStore().profile;
  const say = useSaid();
  const signed = (quantity: number) =>
    quantity > 0 ? `+${say(quantity, ingredient.unit)}` : say(quantity, ingredient.unit);
  const whatOf = ({ what, reason, note, by }: StockEntry) =>
    [text.done[what], reason && text.reasons[reason], note, by].filter(Boolean).join(' · ');
  const columns: Column<StockEntry>[] = [
    { label: text.when, cell: ({ at }) => formatDayTime(at, { language, timeZone }) },
    {
      label: text.what,
      isName: true,
      cell: (entry) =>
        entry.order ? (
          <Link to="/app/dashboard" search={{ order: entry.order._id }} className={styles.link}>
            {text.ofOrder(whatOf(entry), entry.order.orderNo)}
          </Link>
        ) : (
          whatOf(entry)
        ),
    },
    { label: text.quantity, isFigure: true, cell: ({ quantity }) => signed(quantity) },
    ...(ingredient.value === null
      ? []
      : [
          {
            label: text.value,
            isFigure: true,
            cell: ({ value }: StockEntry) => (value === null ? '' : formatSigned(value, currency)),
          },
        ]),
  ];
  return <Table columns={columns} rows={entries} keyOf={({ _id }) => _id} caption={text.entries} />;
}
