import type { Db } from './client.ts';
import { sql } from './drizzle.ts';

const TRIES = 3;
const SMALL_MS = 2_000;

/** The database's time. Deadlines are the same for all processes, whatever their machines' clocks say. */
export interface DatabaseClock {
  now(): number;
  /** Asks the database for its time. Must run before `now` is used, and again from time to time. */
  measure(): Promise<void>;
}

interface Parts {
  db: Db;
  /** This machine's clock. */
  machine?: () => number;
  warn: (message: string) => void;
}

interface Measured {
  /** How far the database's clock is ahead. */
  skew: number;
  /** The largest possible error: the answer may have taken all of the round trip. */
  doubt: number;
}

export function createDatabaseClock({ db, machine = Date.now, warn }: Parts): DatabaseClock {
  let skew = 0;
  let latest = 0;
  let isFarOff = false;

  async function ask(): Promise<Measured> {
    const before = machine();
    const { rows } = await db.execute<{ at: string }>(sql`select extract(epoch from now()) * 1000 as at`);
    const after = machine();
    return { skew: Number(rows[0]?.at) - (before + after) / 2, doubt: (after - before) / 2 + 1 };
  }

  return {
    /** Time stands still for a small step back, so that it never decreases. A large step back is made at once. */
    now() {
      const at = Math.round(machine() + skew);
      latest = latest - at > SMALL_MS ? at : Math.max(latest, at);
      return latest;
    },
    async measure() {
      const answers: Measured[] = [];
      for (let turn = 0; turn < TRIES; turn++) answers.push(await ask());
      const best = answers.reduce((one, other) => (other.doubt < one.doubt ? other : one));
      if (Math.abs(best.skew - skew) > best.doubt) skew = best.skew;
      const wasFarOff = isFarOff;
      isFarOff = Math.abs(skew) > SMALL_MS;
      if (isFarOff && !wasFarOff) warn(warning(skew));
    },
  };
}

function warning(skew: number): string {
  const seconds = (Math.abs(skew) / 1000).toFixed(1);
  const way = skew > 0 ? 'behind' : 'ahead of';
  return `This machine's clock is ${seconds} s ${way} the database's, whose time is used. Set the clocks by NTP.`;
}
