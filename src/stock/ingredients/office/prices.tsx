import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { pricesQuery } from '#stock/buying/office-api/buying.ts';
import type { PricesView } from '#stock/buying/wire/buying.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatAmount, formatDay } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { type Column, Table } from '#ui/office/table/table.tsx';
import { riseOf } from '../rules/buying.ts';
import type { IngredientView } from '../wire/stock.ts';
import { useSaid } from './face/use-said.ts';
import styles from './stock.module.css';

type Price = PricesView['prices'][number] & { rise: number | null };

/** What an ingredient has cost over time. A rise by more than a tenth is said. */
export function Prices({ ingredient: { _id, unit } }: { ingredient: IngredientView }) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const say = useSaid();
  const { data } = useQuery(pricesQuery(storeId, _id));
  if (!data) return null;
  const { currency, timeZone } = profile;
  const rows = data.prices.map((one, at): Price => {
    const before = data.prices[at + 1];
    return { ...one, rise: before ? riseOf(before.price, one.price) : null };
  });
  const columns: Column<Price>[] = [
    { label: t.stock.when, isName: true, cell: ({ at }) => formatDay(at, { language, timeZone }) },
    { label: t.stock.what, cell: ({ note }) => note ?? '' },
    { label: t.stock.quantity, isFigure: true, cell: ({ quantity }) => say(quantity, unit) },
    {
      label: t.buying.per[unit],
      isFigure: true,
      cell: ({ price, rise }) => (
        <>
          {formatAmount(price, currency)}
          {rise !== null && <small className={styles.low}> {t.stock.rose(rise)}</small>}
        </>
      ),
    },
  ];
  return (
    <Card title={t.buying.prices}>
      {rows.length === 0 ? (
        <p className={styles.hint}>{t.buying.noPrices}</p>
      ) : (
        <div className={styles.scroll}>
          <Table columns={columns} rows={rows} keyOf={({ at }) => at} caption={t.buying.prices} />
        </div>
      )}
    </Card>
  );
}
