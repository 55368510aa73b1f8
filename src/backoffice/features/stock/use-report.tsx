import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IngredientView } from '#domain/api/stock.ts';
import { type Preset, periodOf } from '#domain/reports/report-period.ts';
import { type Went, whereItWent } from '#domain/stock/where-it-went.ts';
import { dayIn } from '#domain/time/clock.ts';
import { stockUseQuery } from '../../api/stock.ts';
import { Card } from '../../components/card.tsx';
import { Choice } from '../../components/choice.tsx';
import { Failure } from '../../components/failure.tsx';
import { formatSigned } from '../../components/format.ts';
import { Loading } from '../../components/loading.tsx';
import { Nothing } from '../../components/nothing.tsx';
import { type Column, Table } from '../../components/table/table.tsx';
import { serverNow } from '../../device/clock.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
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
