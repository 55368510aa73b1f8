import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { operatedAccountsQuery } from '../../office-api/operator-site.ts';
import type { OperatedAccount } from '../../wire/operated-accounts.ts';
import { type AccountAct, AccountDialog } from './account-dialog.tsx';
import { AccountRow } from './account-row.tsx';
import styles from './accounts.module.css';

const TYPING_MS = 250;
const MOST_SIGNS = 100;

/** Everybody who can sign in. */
export function AccountsPage() {
  const { operator } = useTexts();
  const t = operator.accounts;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, TYPING_MS);
  return (
    <PageOf owner={PRODUCT} title={t.title} lead={t.lead} width="wide">
      <SearchField label={t.search} value={typed} onChange={(text) => setTyped(text.slice(0, MOST_SIGNS))} />
      <Found search={search} />
    </PageOf>
  );
}

function Found({ search }: { search: string }) {
  const { operator } = useTexts();
  const t = operator.accounts;
  const [asked, setAsked] = useState<{ act: AccountAct; account: OperatedAccount } | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    operatedAccountsQuery(search),
  );
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const found = data.pages.flatMap(({ accounts }) => accounts);
  if (found.length === 0) return <Nothing show="search" title={t.none} />;
  return (
    <>
      <ul className={styles.list}>
        {found.map((account) => (
          <AccountRow key={account._id} account={account} onAct={(act) => setAsked({ act, account })} />
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {operator.more}
        </Button>
      )}
      {asked && <AccountDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
