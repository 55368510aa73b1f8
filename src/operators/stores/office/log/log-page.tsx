import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type LogFilter, operatorLogQuery } from '#operators/people/office-api/operators.ts';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { OPERATOR_ACTS } from '../../rules/acts.ts';
import styles from './log.module.css';
import { LogEntry } from './log-entry.tsx';
import { LogExport } from './log-export.tsx';

const TYPING_MS = 250;
const MOST_SIGNS = 100;
const ALL = { person: '', what: '', store: '' } as const;

/** What operators have changed. */
export function LogPage() {
  const { operator } = useTexts();
  const t = operator.log;
  const { bulk = '' } = useSearch({ from: '/operator/log' });
  const navigate = useNavigate();
  const [own, setFilter] = useState<Omit<LogFilter, 'bulk'>>(ALL);
  const typed = { ...own, bulk };
  const [settled] = useDebouncedValue(own, TYPING_MS);
  const filter = { ...settled, bulk };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    operatorLogQuery({ ...filter, store: filter.store.trim() }),
  );
  const set = (change: Partial<typeof own>) => setFilter({ ...own, ...change });
  const showAll = () => {
    setFilter(ALL);
    void navigate({ to: '/operator/log', search: {}, replace: true });
  };
  const entries = data?.pages.flatMap((page) => page.entries);
  const people = data?.pages[0]?.people ?? [];
  const isAll = [filter.person, filter.what, filter.store, bulk].every((value) => value === '');
  return (
    <PageOf owner={PRODUCT} title={t.title} lead={t.lead} actions={<LogExport filter={typed} />}>
      <div className={styles.filters}>
        <SelectField
          label={t.person}
          value={typed.person}
          options={[
            { value: '', label: t.everybody },
            ...people.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(person) => set({ person })}
        />
        <SelectField
          label={t.what}
          value={typed.what}
          options={[
            { value: '', label: t.everything },
            ...OPERATOR_ACTS.map((act) => ({ value: act, label: t.acts[act] })),
          ]}
          onChange={(what) => set({ what })}
        />
        <TextField
          label={t.store}
          value={typed.store}
          maxLength={MOST_SIGNS}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(store) => set({ store })}
        />
      </div>
      {bulk !== '' && (
        <div className={`${common.strip} ${styles.bulk}`}>
          <p>{operator.bulk.ofOne}</p>
          <Button onClick={showAll}>{t.everything}</Button>
        </div>
      )}
      {error && !entries && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!entries && !error && <Loading />}
      {entries?.length === 0 && (
        <Nothing title={isAll ? t.none : t.noMatch}>
          {!isAll && <Button onClick={showAll}>{t.everything}</Button>}
        </Nothing>
      )}
      {entries && entries.length > 0 && (
        <Card title={t.changed}>
          <ol className={styles.list}>
            {entries.map((entry) => (
              <LogEntry key={entry._id} entry={entry} />
            ))}
          </ol>
        </Card>
      )}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {operator.more}
        </Button>
      )}
    </PageOf>
  );
}
