import type { Network } from '../limits/network.ts';
import type { Gate } from '../work/at-most.ts';

/** Each is hashed in the turn of whoever asks: a network, a browser or a session. */
export interface Passwords {
  hash(password: string, asker: string): Promise<string>;
  verify(passwordHash: string, password: string, asker: string): Promise<boolean>;
}

export interface SlowLane {
  /** The turn of a network at an account that many networks guess at. */
  turnOf(account: string, network: Network): Gate;
}
