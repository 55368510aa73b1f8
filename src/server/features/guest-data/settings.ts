import type { GuestDataSettings } from '#domain/api/guest-data.ts';
import { USUAL_KEEPING } from '#domain/people/guest-data.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { readGuestData, writeMonths } from './queries.ts';

export async function readSettings(ctx: StoreCtx): Promise<GuestDataSettings> {
  authorise(ctx, 'guest.read');
  const [row] = await readGuestData(ctx.db, [ctx.storeId]);
  return { months: row?.months ?? USUAL_KEEPING };
}

export async function changeSettings(
  ctx: StoreCtx,
  { months }: GuestDataSettings,
): Promise<GuestDataSettings> {
  authorise(ctx, 'guest.erase');
  await writeMonths(ctx.db, ctx.storeId, months);
  return readSettings(ctx);
}
