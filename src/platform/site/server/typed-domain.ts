import { domainToASCII } from 'node:url';
import { parseDomain } from '#restaurant/domains/rules/own-domain.ts';

/** What an address has besides its host, and `domainToASCII` would drop. */
const MORE = /[/\\:?#@%]/;

/** The domain that somebody has typed, in any script. Null if it can be none. */
export const typedDomain = (typed: string): string | null =>
  parseDomain(MORE.test(typed) ? typed : domainToASCII(typed.trim()));
