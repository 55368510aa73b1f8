import type { OutsideOptions } from '#platform/http/server/outside/call-outside.ts';
import { createFetchOutside } from '#platform/http/server/outside/fetch-outside.ts';
import { maxUploadBytes } from '#restaurant/pictures/server/image-name.ts';

/** Pictures have more bytes than other answers and may take longer. */
const TIMES = { connectMs: 3_000, answerMs: 20_000 };

export const createPictureFetch = ({ allowPrivate }: Pick<OutsideOptions, 'allowPrivate'>) =>
  createFetchOutside({ ...TIMES, allowPrivate, mostBytes: maxUploadBytes });
