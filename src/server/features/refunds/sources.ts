import type { Source } from '#domain/bills/refund.ts';
import type { Minor } from '#domain/money/money.ts';
import type { RefundRow } from './queries.ts';

/** The amount left in each attempt: what was paid by it minus what went back or is on its way. */
export function sourcesOf(
  attempts: readonly { id: string; amount: Minor }[],
  refunds: readonly RefundRow[],
): Source[] {
  return attempts.map(({ id, amount }) => {
    const given = refunds.filter(({ attemptId, state }) => attemptId === id && state !== 'failed');
    return { id, left: amount - given.reduce((sum, refund) => sum + refund.amount, 0) };
  });
}
