import type { Network } from '#platform/limits/server/network.ts';
import type { Gate } from '#platform/work/server/at-most.ts';

/** Hashing takes turns by asker: a network, a browser or a session. */
export interface Passwords {
  hash(password: string, asker: string): Promise<string>;
  verify(passwordHash: string, password: string, asker: string): Promise<boolean>;
}

export interface SlowLane {
  /** A network's turn to try an account that many networks guess at. */
  turnOf(account: string, network: Network): Gate;
}
