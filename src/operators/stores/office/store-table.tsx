import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useInterface, type useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatAmount, formatDayTime } from '#ui/office/format.ts';
import { type Column, Table } from '#ui/office/table/table.tsx';
import type { OperatedStore } from '../wire/operator.ts';
import type { Choosing } from './bulk/use-choosing.ts';
import styles from './operator.module.css';
import { useMayOperate } from './use-may-operate.ts';

interface StoreTableProps {
  rows: OperatedStore[];
  /** Null where nobody may change them. */
  choosing: Choosing | null;
  onChange: (store: OperatedStore) => void;
  onPlan: (store: OperatedStore) => void;
}

/** On a phone each row is a card. */
export function StoreTable({ rows, choosing, onChange, onPlan }: StoreTableProps) {
  const { t, language } = useInterface();
  const { columns, states, never, ...texts } = t.operator;
  const mayOperate = useMayOperate();
  const clock = { language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const shown: Column<OperatedStore>[] = [
    ...(choosing ? [chosenColumn(rows, choosing, texts.bulk)] : []),
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

function chosenColumn(
  rows: OperatedStore[],
  { isAll, isChosen, choose }: Choosing,
  t: Pick<ReturnType<typeof useTexts>['operator']['bulk'], 'choose' | 'chooseShown'>,
): Column<OperatedStore> {
  return {
    label: t.chooseShown,
    className: styles.choice,
    head: (
      <Box
        label={t.chooseShown}
        isAll={isAll}
        isOn={rows.every(({ _id }) => isChosen(_id))}
        onChange={(isOn) =>
          choose(
            rows.map(({ _id }) => _id),
            isOn,
          )
        }
      />
    ),
    cell: ({ _id, name }) => (
      <Box
        label={t.choose(name)}
        isAll={isAll}
        isOn={isChosen(_id)}
        onChange={(isOn) => choose([_id], isOn)}
      />
    ),
  };
}

interface BoxProps {
  label: string;
  isOn: boolean;
  /** Then none is chosen one by one. */
  isAll: boolean;
  onChange: (isOn: boolean) => void;
}

function Box({ label, isOn, isAll, onChange }: BoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        disabled={isAll}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

function StoreName({ store: { name, slug, city, tags = [] } }: { store: OperatedStore }) {
  return (
    <>
      <Link to="/operator/stores/$store" params={{ store: slug }}>
        {name}
      </Link>
      <span className={styles.about}>{[city, `/${slug}`].filter(Boolean).join(' · ')}</span>
      {tags.length > 0 && <span className={styles.about}>{tags.map((tag) => `#${tag}`).join(' ')}</span>}
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
