import { fieldFault } from '#platform/errors/rules/field-fault.ts';

/** The `Idempotency-Key` of a call; null if the client sent none. */
export function parseKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && header.length >= 8 && header.length <= 128) return header;
  throw fieldFault({ 'idempotency-key': { rule: 'keyLength' } });
}
