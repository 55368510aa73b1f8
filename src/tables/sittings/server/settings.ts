import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { DEFAULT_SITTINGS, faultyCall } from '../rules/settings.ts';
import type { SittingSettings } from '../rules/sitting.ts';
import type { SittingSettingsRow } from '../tables.ts';
import { selectSettings, writeSettings } from './queries.ts';

/** Settings of an earlier release lack what has come since. */
export async function findSittingSettings(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
): Promise<SittingSettings> {
  const found = await selectSettings(db, storeId);
  return settingsOf(found ? [found] : []);
}

/** The row is there once they were saved. */
export const settingsOf = ([found]: readonly SittingSettingsRow[]): SittingSettings => ({
  ...DEFAULT_SITTINGS,
  ...found?.settings,
});

export function readSittingSettings(ctx: StoreCtx): Promise<SittingSettings> {
  authorise(ctx, 'table.read');
  return findSittingSettings(ctx, ctx.storeId);
}

export async function saveSittingSettings(ctx: StoreCtx, settings: SittingSettings): Promise<void> {
  authorise(ctx, 'table.update');
  const faulty = faultyCall(settings.calls);
  if (faulty !== null) throw fieldFault({ [`calls.${faulty}.label`]: { rule: 'required' } });
  await writeSettings(ctx.db, ctx.storeId, settings);
}
