import { useMutation } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { download } from '#ui/office/buttons/download.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type PosterPrint, printPosters } from '../office-api/tables.ts';

/** Downloads posters as a PDF. */
export function usePosters() {
  const { storeId, profile } = useStore();
  const { complain } = useNotice();
  return useMutation({
    mutationFn: (print: PosterPrint) => printPosters(storeId, print),
    onSuccess: (pdf, { format }) => download(pdf, `${profile.slug}-${format}.pdf`),
    onError: complain,
  });
}

/** The longest list that the server accepts in an address. */
const LONGEST_LIST = 12_000;

export const isTooLong = (idens: readonly string[]) =>
  encodeURIComponent(idens.join(',')).length > LONGEST_LIST;
