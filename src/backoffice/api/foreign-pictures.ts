import { queryOptions } from '@tanstack/react-query';
import type { ForeignPictureView } from '#domain/api/foreign-pictures.ts';
import { request } from './request.ts';

const LOOK_MS = 3_000;

/** Asked again with the menu, and while some of them are being fetched. */
export function foreignPicturesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'catalogue', 'foreign-pictures'],
    queryFn: () =>
      request<{ pictures: ForeignPictureView[] }>(`/api/stores/${storeId}/foreign-pictures`).then(
        ({ pictures }) => pictures,
      ),
    refetchInterval: ({ state }) =>
      state.data?.some((picture) => picture.state === 'fetching') ? LOOK_MS : false,
  });
}
