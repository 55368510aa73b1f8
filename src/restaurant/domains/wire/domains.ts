import * as z from 'zod/mini';
import { MOST_DOMAINS, MOST_RECORDS } from '../rules/own-domain.ts';

/** Waiting for its proof; proved, but not yet leading here; live. */
export const DOMAIN_STATES = ['waiting', 'proved', 'live'] as const;

export const domainBody = z.strictObject({ domain: z.string().check(z.maxLength(300)) });

const oneDomain = {
  domain: z.string(),
  state: z.enum(DOMAIN_STATES),
  records: z
    .array(z.object({ type: z.enum(['CNAME', 'A', 'AAAA', 'TXT']), name: z.string(), value: z.string() }))
    .check(z.maxLength(MOST_RECORDS)),
};

export const ownDomain = z.object({
  ...oneDomain,
  /** Whether links begin with it, and the store's other domains lead to it. */
  isMain: z.boolean(),
  liveSince: z.nullable(z.string()),
  /** Its proof is missing: when the domain stops, unless it is there again. */
  stopsAt: z.nullable(z.string()),
});
export type OwnDomain = z.infer<typeof ownDomain>;

/** The domain that was entered last. Without one: an empty text, waiting, and no records. `domains` has all. */
export const domainView = z.object({
  ...oneDomain,
  domains: z.optional(z.array(ownDomain).check(z.maxLength(MOST_DOMAINS))),
});
export type DomainView = z.infer<typeof domainView>;

/** One of the store's domains; absent: all. */
export const namedDomain = { domain: z.optional(z.string().check(z.maxLength(300))) };
