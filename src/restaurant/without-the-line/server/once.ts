import type { Ctx, StoreCtx, Watch } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fingerprintOf } from '#platform/http/server/fingerprint.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { deleteOldActs, deleteOldCommands, deleteSettledQuestions, keysOf, type Owner } from './queries.ts';

/** How long a device can be away and send what it has kept. */
export const LONGEST_AWAY_MS = 60 * DAY;

/** What was asked for under this key was done before. */
export class DoneBefore extends Error {
  readonly made: string | null;

  constructor(made: string | null) {
    super('The command was carried out before');
    this.made = made;
  }
}

interface Noted {
  owner: Owner;
  key: string;
  /** Read late: the body comes after the caller was admitted. */
  asked: () => object;
  /** Another one that sees what is done, and nothing of what was done before. */
  inner?: Watch | undefined;
}

/**
 * Notes a command in the transaction that carries it out, so that both stand or neither. It is for verbs of one
 * transaction: of several, the first would have noted what the others have not done.
 */
export function watchOnce({ owner, key, asked, inner }: Noted): Watch {
  const keys = keysOf(owner);
  const watch: Watch = {
    isUsed: false,
    about: (params) => inner?.about(params) ?? watch,
    async over(tx, body) {
      const done = () => (inner ? inner.over(tx, body) : body());
      // What is read afterwards is no part of it.
      if (watch.hasCommitted) return done();
      const fingerprint = fingerprintOf(asked());
      const note = { key, fingerprint, made: null, createdAt: new Date(tx.now) };
      if (!(await keys.insert(tx.db, note))) throw refusalOf(await keys.select(tx.db, key), fingerprint);
      let made: string | null = null;
      watch.tell = (id) => {
        made = id;
      };
      const result = await done();
      watch.isUsed = true;
      if (made !== null) await keys.updateMade(tx.db, key, made);
      return result;
    },
  };
  return watch;
}

const refusalOf = (earlier: Awaited<ReturnType<ReturnType<typeof keysOf>['select']>>, fingerprint: string) =>
  earlier?.fingerprint === fingerprint
    ? new DoneBefore(earlier.made)
    : new AppError('IDEMPOTENCY_KEY_REUSED');

/** Whether a command of the store with this key is noted as carried out. */
export async function wasCarriedOut({ db, storeId }: StoreCtx, key: string): Promise<boolean> {
  return (await keysOf({ storeId }).select(db, key)) !== null;
}

export async function sweepCommands(ctx: Ctx, storeIds: string[]): Promise<void> {
  const before = new Date(ctx.now - LONGEST_AWAY_MS);
  await deleteOldCommands(ctx.db, storeIds, before);
  await deleteSettledQuestions(ctx.db, storeIds, before);
}

export async function sweepActs(ctx: Ctx): Promise<void> {
  await deleteOldActs(ctx.db, new Date(ctx.now - LONGEST_AWAY_MS));
}
