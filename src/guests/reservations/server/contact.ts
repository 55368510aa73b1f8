import { isCountryCode, isPhone, normaliseCountryCode } from '#ordering/placing/rules/checkout.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { type FieldFaults, fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { GiveBack } from '#platform/limits/server/limiter.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { MOST_OF_NUMBER } from '../rules/reservation.ts';
import { countAhead, type Named, selectReservation } from './queries.ts';

interface Given {
  phone: string;
  countryCode: string;
}

/** A number as it is stored. The staff may leave it out. */
export function phoneOf(
  { phone, countryCode }: Given,
  { isRequired }: { isRequired: boolean },
): { phone: string | null; countryCode: string } {
  const code = normaliseCountryCode(countryCode);
  if (phone === '' && !isRequired) return { phone: null, countryCode: code };
  const faults: FieldFaults = {};
  if (phone === '') faults['phone'] = { rule: 'phoneRequired' };
  else if (!isPhone(phone, code)) faults['phone'] = { rule: 'phone' };
  if (!isCountryCode(code)) faults['countryCode'] = { rule: 'countryCode' };
  if (Object.keys(faults).length > 0) throw fieldFault(faults);
  return { phone, countryCode: code };
}

/** Nobody books a restaurant out under made-up numbers. One that is sent again is not counted again. */
export async function countReservation(
  { db, services }: Ctx,
  named: Named,
  { wide, near }: Network,
): Promise<void> {
  if (await selectReservation(db, named)) return;
  await services.limiter.take('bookingsOfNetwork', `${named.storeId} ${wide ?? near}`);
}

const FEWEST_SEATS = 2;

/**
 * Made-up numbers cost nothing, so a network reserves few seats for them. Beyond that the number is proved by a code, and
 * nothing is counted. Answers how to take it back if nothing is reserved.
 */
export async function countSeats(
  { services }: Ctx,
  { storeId, seats }: { storeId: string; seats: number },
  { wide, near }: Network,
): Promise<GiveBack | null> {
  return services.limiter.tryTake(
    'unprovedSeats',
    `${storeId} ${wide ?? near}`,
    Math.max(FEWEST_SEATS, seats),
  );
}

/** Nobody books a restaurant out. Under the book's lock. */
export async function requireFewAhead(tx: Ctx, storeId: string, given: Given): Promise<void> {
  const ahead = await countAhead(tx.db, storeId, given, new Date(tx.now));
  if (ahead >= MOST_OF_NUMBER)
    throw fieldFault({ phone: { rule: 'tooManyReservations', most: MOST_OF_NUMBER } });
}
