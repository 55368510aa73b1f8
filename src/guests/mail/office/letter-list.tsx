import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { lettersQuery } from '../office-api/mail.ts';
import type { MailboxView } from '../wire/mail.ts';
import { LetterRow } from './letter-row.tsx';
import styles from './mail.module.css';
import { listOf, nameOfPlace, type Place } from './place.ts';

const TYPING_MS = 300;

interface LetterListProps {
  place: Place;
  labels: MailboxView['labels'];
}

export function LetterList({ place, labels }: LetterListProps) {
  const { mail: t } = useTexts();
  const { storeId } = useStore();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useInfiniteQuery(lettersQuery(storeId, listOf(place), words));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = found;
  const letters = data?.pages.flatMap((page) => page.letters) ?? [];
  return (
    <section aria-label={nameOfPlace(place, t)} className={styles.listed}>
      <SearchField label={t.search} value={typed} onChange={setTyped} />
      {error && !data && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading />}
      {data && letters.length === 0 && <Nothing title={words === '' ? t.empty : t.notFound(words)} />}
      <ul className={styles.list}>
        {letters.map((letter) => (
          <LetterRow key={letter._id} letter={letter} place={place} labels={labels} />
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.older}
        </Button>
      )}
    </section>
  );
}
