import type { Ctx } from '../context.ts';
import { paymentDue } from '../db/schema/payments.ts';
import { askAgain } from './ask-again.ts';
import { goRound, type RoundOptions } from './rounds.ts';

/** Looks after the attempts whose time has come. */
export async function expirePayments(ctx: Ctx, { onError, signal }: RoundOptions): Promise<void> {
  const list = { table: paymentDue, id: paymentDue.attemptId };
  await goRound(ctx, { list, look: (at, entry) => askAgain(at, entry, onError) }, signal);
}
