import { domainToASCII } from 'node:url';
import { parseDomain } from '#domain/site/own-domain.ts';

/** The host that somebody has typed, as it is stored. Null if it can be none. */
export const hostIn = (typed: string): string | null => parseDomain(domainToASCII(typed.trim()));
