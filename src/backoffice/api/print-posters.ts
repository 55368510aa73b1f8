import type { PosterFormat } from '#domain/api/tables.ts';
import { AppError } from '#domain/errors.ts';
import { readError } from './request.ts';

/** Null: all tables; "store": its own code. */
export type Printed = string[] | 'store' | null;

/** Hundreds of posters take a moment, and the network behind a kitchen another. */
const TIMEOUT_MS = 120_000;

export async function printPosters(storeId: string, format: PosterFormat, what: Printed): Promise<Blob> {
  const query = new URLSearchParams({ format });
  if (what === 'store') query.set('of', 'store');
  else if (what !== null) query.set('tables', what.join(','));
  const url = `/api/stores/${storeId}/tables/posters.pdf?${query}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (answer === null) throw new AppError('UNAVAILABLE');
  if (!answer.ok) throw readError(answer.status, await answer.json().catch(() => null));
  return answer.blob();
}
