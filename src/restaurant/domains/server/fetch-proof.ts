import type { OutsideOptions } from '#platform/http/server/outside/call-outside.ts';
import { createFetchOutside, type FetchOutside } from '#platform/http/server/outside/fetch-outside.ts';

const LIMITS = { connectMs: 3_000, answerMs: 5_000, mostBytes: 1_024 };

/** A new domain has no certificate yet, and a token is no secret. */
export const createProofFetch = ({ allowPrivate }: Pick<OutsideOptions, 'allowPrivate'>): FetchOutside =>
  createFetchOutside({ ...LIMITS, allowPrivate, allowPlain: true });
