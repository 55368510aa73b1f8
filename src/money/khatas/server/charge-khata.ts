import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { isOverLimit } from '../rules/khata.ts';
import { lockKhata } from './find-khata.ts';

/** Whether this much may be put on the khata: beyond its limit by the office alone. Answers its id. */
export async function chargeKhata(tx: StoreCtx, name: string, amount: Minor): Promise<string> {
  const { khata, balance } = await lockKhata(tx, name);
  if (khata.closedAt !== null) throw new AppError('KHATA_CLOSED');
  if (isOverLimit(balance, amount, khata.limit))
    authorise(tx, 'khata.over-limit', { guest: khata.name, amount });
  return khata.id;
}
