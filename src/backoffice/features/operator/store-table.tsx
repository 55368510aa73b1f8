import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OperatedStore } from '#domain/api/operator.ts';
import { Button } from '../../components/button.tsx';
import { formatAmount, formatDayTime } from '../../components/format.ts';
import { type Column, Table } from '../../components/table/table.tsx';
import { useInterface } from '../../texts/index.ts';
import styles from './operator.module.css';
import { useMayOperate } from './use-may-operate.ts';

interface StoreTableProps {
  rows: OperatedStore[];
  onChange: (store: OperatedStore) => void;
  onPlan: (store: OperatedStore) => void;
}

/** On a phone each row is a card. */
export function StoreTable({ rows, onChange, onPlan }: StoreTableProps) {
  const { t, language } = useInterface();
  const { columns, states, never, ...texts } = t.operator;
  const mayOperate = useMayOperate();
  const clock = { language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const shown: Column<OperatedStore>[] = [
    { label: columns.store, isName: true, cell: (store) => <StoreName store={store} /> },
    {
      label: columns.owner,
      cell: ({ owner, awaits }) => (
        <Fact label={columns.owner}>{awaits === undefined ? owner : texts.create.waits(awaits)}</Fact>
      ),
    },
    { label: columns.plan, cell: ({ plan }) => <Fact label={columns.plan}>{plan}</Fact> },
    {
      label: columns.state,
      cell: ({ status, suspendedFor }) => (
        <Fact label={columns.state}>
          <span className={styles.state} data-state={status} title={suspendedFor || undefined}>
            {states[status]}
          </span>
        </Fact>
      ),
    },
    {
      label: columns.orders,
      isFigure: true,
      cell: ({ orders }) => <Fact label={columns.orders}>{orders}</Fact>,
    },
    {
      label: columns.revenue,
      isFigure: true,
      cell: ({ revenue, currency }) => <Fact label={columns.revenue}>{formatAmount(revenue, currency)}</Fact>,
    },
    {
      label: columns.lastOrder,
      cell: ({ lastOrderAt }) => (
        <Fact label={columns.lastOrder}>
          {lastOrderAt === null ? never : formatDayTime(lastOrderAt, clock)}
        </Fact>
      ),
    },
    {
      label: '',
      className: styles.step,
      cell: (store) => (
        <div className={styles.steps}>
          {mayOperate('operator.money') && (
            <Button onClick={() => onPlan(store)} aria-label={texts.planOf(store.name)}>
              {texts.change}
            </Button>
          )}
          {mayOperate('operator.stores') && (
            <Button
              onClick={() => onChange(store)}
              aria-label={
                store.status === 'suspended' ? texts.resumeOf(store.name) : texts.suspendOf(store.name)
              }
            >
              {store.status === 'suspended' ? texts.resume : texts.suspend}
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <Table
      className={styles.table}
      caption={texts.title}
      rows={rows}
      columns={shown}
      keyOf={({ _id }) => _id}
    />
  );
}

function StoreName({ store: { name, slug, city } }: { store: OperatedStore }) {
  return (
    <>
      <Link to="/operator/stores/$store" params={{ store: slug }}>
        {name}
      </Link>
      <span className={styles.about}>{[city, `/${slug}`].filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** On a phone there is no head of the table to say what it is. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <span className={styles.label}>{label}</span>
      {children}
    </span>
  );
}
