import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Preset, periodOf } from '#money/reports/rules/report-period.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { formatSigned } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { type Column, Table } from '#ui/office/table/table.tsx';
import { stockUseQuery } from '../office-api/stock.ts';
import { type Went, whereItWent } from '../rules/where-it-went.ts';
import type { IngredientView } from '../wire/stock.ts';
import { useSaid } from './face/use-said.ts';
import styles from './stock.module.css';

const PERIODS = ['today', 'last7', 'this-month', 'last-month'] as const satisfies readonly Preset[];

/** Where ingredients went: what orders used, what was thrown away, and what counts did not find. */
export function UseReport({ ingredients }: { ingredients: IngredientView[] }) {
  const { stock: t, reports } = useTexts();
  const { storeId, profile } = useStore();
  const [preset, setPreset] = useState<Preset>('last7');
  const period = periodOf(preset, dayIn(profile.timeZone, serverNow()));
  const { data, error, refetch } = useQuery(stockUseQuery(storeId, period));
  return (
    <div className={styles.shelves}>
      <Choice
        label={reports.period}
        value={preset}
        options={PERIODS.map((value) => ({ value, label: reports.presets[value] }))}
        onChange={setPreset}
      />
      {error && !data && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading />}
      {data && <Rows ingredients={ingredients} rows={whereItWent(data.sums)} />}
    </div>
  );
}

interface RowsProps {
  ingredients: IngredientView[];
  rows: Went[];
}

function Rows({ ingredients, rows }: RowsProps) {
  const { stock: t } = useTexts();
  const { currency } = useStore().profile;
  const say = useSaid();
  const byId = new Map(ingredients.map((one) => [one._id, one]));
  if (rows.length === 0) return <Nothing title={t.noEntries} />;
  const sumOf = (name: 'lost' | 'cost') => rows.reduce((sum, row) => sum + row[name], 0);
  const amount = (name: 'bought' | 'used' | 'wasted' | 'missing', label: string): Column<Went> => ({
    label,
    isFigure: true,
    cell: (row) => (row[name] === 0 ? '–' : say(row[name], byId.get(row.ingredient)?.unit ?? 'pc')),
  });
  const sum = (name: 'lost' | 'cost', label: string): Column<Went> => ({
    label,
    isFigure: true,
    cell: (row) => formatSigned(row[name], currency),
    total: formatSigned(sumOf(name), currency),
  });
  const columns: Column<Went>[] = [
    {
      label: t.lists.ingredients,
      isName: true,
      cell: ({ ingredient }) => byId.get(ingredient)?.name ?? '',
      total: t.inAll,
    },
    amount('bought', t.done.bought),
    amount('used', t.done.used),
    amount('wasted', t.done.wasted),
    amount('missing', t.missing),
    sum('lost', t.lost),
    sum('cost', t.foodCost),
  ];
  return (
    <Card title={t.lists.went}>
      <p className={styles.hint}>{t.wentHint}</p>
      <div className={styles.scroll}>
        <Table columns={columns} rows={rows} keyOf={({ ingredient }) => ingredient} caption={t.lists.went} />
      </div>
    </Card>
  );
}
