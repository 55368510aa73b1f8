import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { changeLetter, letterQuery, lettersKey, mailboxQuery } from '../office-api/mail.ts';
import type { LetterChangeBody, LetterView, ListedLetter } from '../wire/mail.ts';

type Pages = InfiniteData<{ letters: ListedLetter[]; next: string | null }, string>;

/** Changes a letter on the screen at once. What the server refuses is taken back. */
export function useChangeLetter(letterId: string, onDone?: () => void) {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const lists = lettersKey(storeId);
  const one = letterQuery(storeId, letterId).queryKey;
  const { mutate } = useMutation({
    mutationFn: (change: LetterChangeBody) => changeLetter({ storeId, letterId }, change),
    onMutate: async (change) => {
      await Promise.all([client.cancelQueries({ queryKey: lists }), client.cancelQueries({ queryKey: one })]);
      client.setQueriesData<Pages>({ queryKey: lists }, (pages) => pages && inPages(pages, letterId, change));
      client.setQueryData<LetterView>(one, (letter) => letter && ({ ...letter, ...change } as LetterView));
    },
    onSuccess: (letter) => {
      client.setQueryData(one, letter);
      onDone?.();
    },
    onError: (error) => {
      complain(error);
      void client.invalidateQueries({ queryKey: one });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: lists }),
        client.invalidateQueries({ queryKey: mailboxQuery(storeId).queryKey, exact: true }),
      ]),
  });
  return mutate;
}

const inPages = (pages: Pages, letterId: string, change: LetterChangeBody): Pages => ({
  ...pages,
  pages: pages.pages.map(({ letters, next }) => ({
    next,
    letters: letters.map((letter) =>
      letter._id === letterId ? ({ ...letter, ...change } as ListedLetter) : letter,
    ),
  })),
});
