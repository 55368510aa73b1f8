import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { DEFAULT_KEEPING } from '../rules/guest-data.ts';
import type { GuestDataSettings } from '../wire/guest-data.ts';
import { selectGuestData, upsertMonths } from './queries.ts';

export async function getGuestDataSettings(ctx: StoreCtx): Promise<GuestDataSettings> {
  authorise(ctx, 'guest.read');
  const [row] = await selectGuestData(ctx.db, [ctx.storeId]);
  return { months: row?.months ?? DEFAULT_KEEPING };
}

export async function changeGuestDataSettings(
  ctx: StoreCtx,
  { months }: GuestDataSettings,
): Promise<GuestDataSettings> {
  authorise(ctx, 'guest.erase');
  await upsertMonths(ctx.db, ctx.storeId, months);
  return getGuestDataSettings(ctx);
}
