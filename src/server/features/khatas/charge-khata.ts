import { AppError } from '#domain/errors.ts';
import { isOverLimit } from '#domain/money/khata.ts';
import type { Minor } from '#domain/money/money.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { lockKhata } from './find-khata.ts';

/** Whether this much may be put on the khata: beyond its limit by the office alone. Answers its id. */
export async function chargeKhata(tx: StoreCtx, name: string, amount: Minor): Promise<string> {
  const { khata, balance } = await lockKhata(tx, name);
  if (khata.closedAt !== null) throw new AppError('KHATA_CLOSED');
  if (isOverLimit(balance, amount, khata.limit))
    authorise(tx, 'khata.over-limit', { guest: khata.name, amount });
  return khata.id;
}
