import * as z from 'zod/mini';

/** Waiting for its proof; proved, but not yet leading here; live. */
export const DOMAIN_STATES = ['waiting', 'proved', 'live'] as const;

export const domainBody = z.strictObject({ domain: z.string().check(z.maxLength(300)) });

/** Without a domain: an empty text, waiting, and no records. */
export const domainView = z.object({
  domain: z.string(),
  state: z.enum(DOMAIN_STATES),
  records: z
    .array(z.object({ type: z.enum(['CNAME', 'A', 'AAAA', 'TXT']), name: z.string(), value: z.string() }))
    .check(z.maxLength(2)),
});
export type DomainView = z.infer<typeof domainView>;
