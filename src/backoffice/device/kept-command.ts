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
  /** Set where this device answered for the server. */
  later?: Later;
  /** Signed by its maker's pass, so that whoever is here can send it. */
  madeBy?: string;
}

/** The revision of the store by which this device answered, and the order it made. */
export interface Later {
  revision: number;
  made?: StaffOrderView;
}
