import type { Ctx } from '../context.ts';
import { refundsDue } from '../db/schema/refunds.ts';
import { goRound, type RoundOptions } from '../payments/rounds.ts';
import { askAgain } from './ask-again.ts';

/** Looks after the refunds whose end is not known and whose time has come. */
export async function followRefunds(ctx: Ctx, { onError, signal }: RoundOptions): Promise<void> {
  const list = { table: refundsDue, id: refundsDue.refundId };
  await goRound(ctx, { list, look: (at, entry) => askAgain(at, entry, onError) }, signal);
}
