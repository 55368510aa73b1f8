import type { Address, GivenToAny } from '#domain/api/calls/contract.ts';

/** A call of the floor or the counter, as it lies on this device until the server has answered it. */
export interface KeptCommand {
  /** Its idempotency key. Ids are in the order in which they were made. */
  id: string;
  storeId: string;
  /** Who made it. Nobody else's name may stand for it. */
  accountId: string;
  at: Address;
  given: GivenToAny;
  madeAt: number;
}
