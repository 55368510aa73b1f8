import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';

export const POLICIES = ['terms', 'returns', 'privacy'] as const;
export type PolicyKind = (typeof POLICIES)[number];

const LONGEST_POLICY = 30_000;

const ownText = z.nullable(text(LONGEST_POLICY, 1));
const shownText = z.nullable(z.string());

/** A store's own texts. Null restores the default. */
export const policiesPatch = z.partial(
  z.strictObject({ terms: ownText, returns: ownText, privacy: ownText }),
);

export const policiesView = z.object({ terms: shownText, returns: shownText, privacy: shownText });

export type PoliciesPatch = z.infer<typeof policiesPatch>;
export type Policies = z.infer<typeof policiesView>;
