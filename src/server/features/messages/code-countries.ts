import { USUAL_COUNTRIES } from '#domain/messages/message-settings.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readSettings } from './queries.ts';

/** The countries to whose numbers a store sends codes. */
export async function readCodeCountries(ctx: Ctx, storeId: string): Promise<readonly string[]> {
  return (await readSettings(ctx.db, storeId))?.settings.codeCountries ?? USUAL_COUNTRIES;
}
