import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { foreignPicturesQuery } from '#ordering/menu/office-api/menu.ts';
import { isForeign } from '#ordering/menu/rules/foreign-pictures.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { ForeignPictureView } from '#restaurant/pictures/wire/foreign-pictures.ts';

type Shown = Pick<ForeignPictureView, 'picture' | 'state'>;

/**
 * Replaces pictures of other sites by our copies, as guests see them. Fetches the copies only if there are such
 * pictures.
 */
export function useOwnPictures(urls: readonly (string | null | undefined)[]) {
  const { storeId } = useStore();
  const { data } = useQuery({
    ...foreignPicturesQuery(storeId),
    enabled: urls.some((url) => isForeign(url)),
  });
  return useCallback(
    (url: string): Shown =>
      isForeign(url)
        ? (data?.find((known) => known.url === url) ?? { picture: null, state: 'fetching' })
        : { picture: url, state: 'kept' },
    [data],
  );
}

export function useOwnPicture(url: string | null | undefined): string | null {
  const shownFor = useOwnPictures([url]);
  return url ? shownFor(url).picture : null;
}
