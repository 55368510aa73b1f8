import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { type Fault, faultAt, formFault } from '#platform/errors/rules/field-fault.ts';
import type { ReservationSettings } from '../rules/reservation.ts';
import { findReservationSettings, noteChange, withBook } from './with-book.ts';

export function readReservationSettings(ctx: StoreCtx): Promise<ReservationSettings> {
  authorise(ctx, 'reservation.manage');
  return findReservationSettings(ctx, ctx.storeId);
}

export async function saveReservationSettings(
  ctx: StoreCtx,
  settings: ReservationSettings,
): Promise<ReservationSettings> {
  authorise(ctx, 'reservation.settings');
  const faults = turnFaults(settings);
  if (faults.length > 0) throw formFault(faults);
  await withBook(ctx, ctx.storeId, (tx) => noteChange(tx, tx.storeId, settings));
  return settings;
}

function turnFaults({ turns }: ReservationSettings): Fault[] {
  return turns.flatMap(({ upTo }, index) => {
    const before = turns[index - 1];
    return before && before.upTo >= upTo ? [faultAt(`turns.${index}.upTo`, { rule: 'ascending' })] : [];
  });
}
