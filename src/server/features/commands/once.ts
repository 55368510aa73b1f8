import { AppError } from '#domain/errors.ts';
import { DAY } from '#domain/time/durations.ts';
import type { Ctx, Watch } from '../../platform/context/context.ts';
import { fingerprintOf } from '../../platform/http/fingerprint.ts';
import { deleteOldCommands, insertCommand, selectCommand, updateMade } from './queries.ts';

/** How long a device can be away and send what it has kept. */
const KEPT_MS = 60 * DAY;

/** What was asked for under this key was done before. */
export class DoneBefore extends Error {
  readonly made: string | null;

  constructor(made: string | null) {
    super('The command was carried out before');
    this.made = made;
  }
}

interface Noted {
  storeId: string;
  key: string;
  /** Read late: the body comes after the caller was admitted. */
  asked: () => object;
}

/**
 * Notes a command in the transaction that carries it out, so that both stand or neither. It is for verbs of one
 * transaction: of several, the first would have noted what the others have not done.
 */
export function watchOnce({ storeId, key, asked }: Noted): Watch {
  const watch: Watch = {
    isUsed: false,
    about: () => watch,
    async over(tx, body) {
      const fingerprint = fingerprintOf(asked());
      const row = { storeId, key, fingerprint, made: null, createdAt: new Date(tx.now) };
      if (!(await insertCommand(tx.db, row)) && !watch.isUsed) throw await refusalOf(tx, row);
      let made: string | null = null;
      watch.tell = (id) => {
        made = id;
      };
      const result = await body();
      watch.isUsed = true;
      if (made !== null) await updateMade(tx.db, { ...row, made });
      return result;
    },
  };
  return watch;
}

async function refusalOf(tx: Ctx, row: { storeId: string; key: string; fingerprint: string }) {
  const earlier = await selectCommand(tx.db, row);
  return earlier?.fingerprint === row.fingerprint
    ? new DoneBefore(earlier.made)
    : new AppError('IDEMPOTENCY_KEY_REUSED');
}

export async function sweepCommands(ctx: Ctx, storeIds: string[]): Promise<void> {
  await deleteOldCommands(ctx.db, storeIds, new Date(ctx.now - KEPT_MS));
}
