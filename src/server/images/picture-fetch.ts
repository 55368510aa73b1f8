import type { OutsideOptions } from '../http/call-outside.ts';
import { createFetchOutside } from '../http/fetch-outside.ts';
import { maxUploadBytes } from './image-name.ts';

/** A picture has more bytes than an answer, and may take longer. */
const TIMES = { connectMs: 3_000, answerMs: 20_000 };

export const createPictureFetch = ({ allowPrivate }: Pick<OutsideOptions, 'allowPrivate'>) =>
  createFetchOutside({ ...TIMES, allowPrivate, mostBytes: maxUploadBytes });
