import type { CommandAddress, GivenToAny } from '#domain/api/calls/contract.ts';
import type { StaffOrderView } from '#domain/api/order.ts';

/** A command as it lies on this device until the server has answered it. */
export interface KeptCommand {
  /** Its idempotency key. */
  id: string;
  at: CommandAddress;
  given: GivenToAny;
  /** Whose it is. It is never carried out in another name. */
  accountId: string;
  madeAt: number;
  /** Set where this device answered for the server: the revision of the store by which it did, and the order it made. */
  later?: { revision: number; made?: StaffOrderView };
  /** Signed by its maker's pass, so that whoever is here can send it. */
  madeBy?: string;
}
