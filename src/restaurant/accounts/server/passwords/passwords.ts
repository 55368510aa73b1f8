import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '#platform/ports/server/passwords.ts';
import { fairGate } from '#platform/work/server/fair-gate.ts';

/** OWASP's first choice: argon2id (the library's default kind), 19 MiB, two passes, one lane. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MOST_AT_ONCE = 2;
const MOST_WAITING = 100;

/**
 * Hashing is expensive on purpose, so it is bounded: a flood of sign-ins takes neither the machine nor other callers'
 * turns.
 */
export function createPasswords(settings = SETTINGS): Passwords {
  const turnOf = fairGate({ atOnce: MOST_AT_ONCE, mostWaiting: MOST_WAITING });
  return {
    hash: (password, asker) => turnOf(asker)(() => hash(password.normalize('NFKC'), settings)),
    verify: (passwordHash, password, asker) =>
      turnOf(asker)(() => verify(passwordHash, password.normalize('NFKC'))),
  };
}
