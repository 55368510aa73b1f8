import type { CommandAddress, GivenToAny } from '#calls/contract.ts';
import type { DecidedHere } from '../rules/folding/fold-orders.ts';

/** A command as it lies on this device until the server has answered it. */
export interface KeptCommand {
  /** Its idempotency key. */
  id: string;
  at: CommandAddress;
  given: GivenToAny;
  /** Whose it is. It is never carried out in another name. */
  accountId: string;
  madeAt: number;
  /** Its place among all that was kept here, from when it is written down. */
  nth?: number;
  /** Set where this device answered for the server. */
  later?: Later;
  /** Signed by its maker's pass, so that whoever is here can send it. */
  madeBy?: string;
}

/** By which revision of the store this device answered, and what it has decided. */
export interface Later extends DecidedHere {
  revision: number;
}
