import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { MOST_KHATAS } from '../rules/khata.ts';
import type { KhataBody, KhataPatch, KhataStatement, KhataView } from '../wire/khatas.ts';
import { lockKhata } from './find-khata.ts';
import { countKhatas, insertKhata, updateKhata } from './queries.ts';
import { khataView, readKhata } from './read-khata.ts';

export async function openKhata(ctx: StoreCtx, body: KhataBody): Promise<KhataView> {
  authorise(ctx, 'khata.manage');
  if ((await countKhatas(ctx.db, ctx.storeId)) >= MOST_KHATAS) throw new AppError('KHATAS_FULL');
  const createdAt = new Date(ctx.now);
  const row = { storeId: ctx.storeId, id: uuidV7(ctx.now), ...body, createdAt, closedAt: null };
  await insertKhata(ctx.db, row);
  return khataView(row, undefined);
}

/** Changes a khata. It is closed only once nothing is owed on it, by either side. */
export async function changeKhata(
  ctx: StoreCtx,
  khataId: string,
  { isClosed, ...body }: KhataPatch,
): Promise<KhataStatement> {
  authorise(ctx, 'khata.manage');
  await withTransaction(ctx, async (tx) => {
    const { khata, balance } = await lockKhata(tx, khataId);
    if (isClosed && balance !== 0) throw new AppError('KHATA_OWES');
    const closedAt = isClosed ? (khata.closedAt ?? new Date(tx.now)) : null;
    await updateKhata(tx.db, khata, { ...body, closedAt });
  });
  return readKhata(ctx, khataId);
}
