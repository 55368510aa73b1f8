import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pathOf } from '#calls/path-of.ts';
import type { CatalogueView, ItemPatch } from '#ordering/catalogue/wire/catalogue.ts';
import type { SaveCause } from '#ordering/catalogue/wire/revisions.ts';
import { call, perform, send } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { DishToDraw } from '#restaurant/drawings/wire/drawings.ts';
import type { StandIn } from '#restaurant/without-the-line/office/keep.ts';

const REFETCH_MS = 3_000;
const UPLOAD_MS = MINUTE;

/** All menus of a store, inactive and hidden ones included. */
export const catalogueQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/catalogue', { params: { storeId } });

/** The server answers with a conflict if another revision is in force. */
const ifRevision = (revision: number) => ({ 'if-match': `"${revision}"` });

/** Saves the whole catalogue in place of the revision that the writer has seen. */
export const replaceCatalogue = (
  storeId: string,
  seen: number,
  { orderConfigs, menus }: Pick<CatalogueView, 'orderConfigs' | 'menus'>,
  { isDryRun = false, cause = 'edit' as SaveCause } = {},
) =>
  call('PUT /api/stores/:storeId/catalogue', {
    params: { storeId },
    query: { cause, dryRun: isDryRun ? 1 : null },
    headers: ifRevision(seen),
    body: { orderConfigs, menus },
  });

export const updateItem = (
  storeId: string,
  itemId: string,
  patch: Pick<ItemPatch, 'state' | 'until'>,
  standIn?: StandIn<'PATCH /api/stores/:storeId/items/:itemId'>,
) =>
  perform('PATCH /api/stores/:storeId/items/:itemId', { params: { storeId, itemId }, body: patch }, standIn);

/** The revisions from the latest, page by page. */
export function revisionsQuery(storeId: string) {
  return infiniteQueryOptions({
    queryKey: ['stores', storeId, 'revisions'],
    queryFn: ({ pageParam }) => fetchRevisions(storeId, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

export const fetchRevisions = (storeId: string, before: number | null = null) =>
  call('GET /api/stores/:storeId/catalogue/revisions', { params: { storeId }, query: { before } });

/** Never stale, since a revision does not change. */
export const revisionQuery = (storeId: string, revision: number) =>
  query(
    'GET /api/stores/:storeId/catalogue/revisions/:revision',
    { params: { storeId, revision } },
    { staleTime: Number.POSITIVE_INFINITY },
  );

/** Fetched again with the menu, and while the server is copying some of them. */
export function foreignPicturesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'catalogue', 'foreign-pictures'],
    queryFn: async () => {
      const answer = await call('GET /api/stores/:storeId/foreign-pictures', { params: { storeId } });
      return answer.pictures;
    },
    refetchInterval: ({ state }) =>
      state.data?.some((picture) => picture.state === 'fetching') ? REFETCH_MS : false,
  });
}

export async function proposeDrawings(storeId: string, body: DishToDraw): Promise<string[]> {
  const at = 'POST /api/stores/:storeId/drawings';
  const { drawings } = await call(at, { params: { storeId }, body });
  return drawings.map(({ preview }) => preview);
}

/** Resolves to the address of the picture. */
export async function keepDrawing(storeId: string, dish: DishToDraw, choice: number): Promise<string> {
  const at = 'POST /api/stores/:storeId/drawings/keep';
  return (await call(at, { params: { storeId }, body: { ...dish, choice } })).url;
}

/** Resolves to the address of the picture. */
export async function uploadImage(storeId: string, picture: Blob): Promise<string> {
  const at = 'POST /api/stores/:storeId/images';
  const { url } = await send(at, pathOf(at, { params: { storeId } }), {
    headers: { 'content-type': picture.type, accept: 'application/json' },
    body: picture,
    signal: AbortSignal.timeout(UPLOAD_MS),
  });
  return url;
}
