import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../at-most.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** OWASP's first choice: argon2id (the library's default kind), 19 MiB, two passes, one lane. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MOST_AT_ONCE = 2;
const MOST_WAITING = 100;

/** Hashing is dear on purpose: bounded, so that a flood of sign-ins can't take the machine. */
export function createPasswords(): Passwords {
  const inTurn = atMost(MOST_AT_ONCE, MOST_WAITING);
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFKC'), SETTINGS)),
    verify: (passwordHash, password) => inTurn(() => verify(passwordHash, password.normalize('NFKC'))),
  };
}
