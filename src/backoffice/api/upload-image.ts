import { AppError } from '#domain/errors.ts';
import { readError } from './request.ts';

const TIMEOUT_MS = 60_000;

/** The address at which the picture is from now on. */
export async function uploadImage(storeId: string, picture: Blob): Promise<string> {
  const answer = await fetch(`/api/stores/${storeId}/images`, {
    method: 'POST',
    headers: { 'content-type': picture.type, accept: 'application/json' },
    body: picture,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new AppError('UNAVAILABLE');
  });
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw readError(answer.status, content);
  return (content as { url: string }).url;
}
