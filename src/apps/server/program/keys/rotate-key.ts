import { hashEndpoint } from '#guests/messages/server/push/subscription.ts';
import type { Connection } from '#platform/db/server/client.ts';
import { hasSqlState, UNIQUE_VIOLATION } from '#platform/db/server/errors.ts';
import type { Secrets } from '#platform/secrets/server/secrets.ts';
import {
  deleteRecoveryCodesOfOtherKeys,
  type KeySession,
  selectKeyCheck,
  selectKeyColumns,
  selectSealed,
  updateSealed,
  withSession,
} from './queries.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

export interface Rotation {
  resealed: number;
  /** Sealed with a key that is lost. */
  unreadable: number;
  recoveryCodesEnded: number;
}

export class RotationError extends Error {}

/** Seals everything with the present key. The program may run if it was started with both keys. */
export function rotateKey(connection: Connection, secrets: Secrets): Promise<Rotation> {
  return withSession(connection, async (session) => {
    await refuseBeforeStart(session, secrets);
    const rotation: Rotation = { resealed: 0, unreadable: 0, recoveryCodesEnded: 0 };
    for (const column of SEALED_COLUMNS) await resealColumn(session, secrets, column, rotation);
    rotation.recoveryCodesEnded = await deleteRecoveryCodesOfOtherKeys(session, secrets.keyId);
    return rotation;
  });
}

/** A program that was started before the new key existed could not open what is sealed with it. */
async function refuseBeforeStart(session: KeySession, secrets: Secrets): Promise<void> {
  const [present, ...earlier] = secrets.hashes('instance', 'key check');
  const check = await selectKeyCheck(session);
  if (check === present) return;
  throw new RotationError(
    check !== null && earlier.includes(check)
      ? 'The program has not been started with the new key yet. Restart every process, then run this again.'
      : 'This database belongs to another secret key. Set SECRET_KEY, or DATA_DIR, to that of its first start.',
  );
}

async function resealColumn(
  session: KeySession,
  secrets: Secrets,
  column: SealedColumn,
  rotation: Rotation,
): Promise<void> {
  const keyColumns = await selectKeyColumns(session, column.table);
  let after: string[] | null = null;
  for (;;) {
    const rows = await selectSealed(session, column, keyColumns, after);
    const last = rows.at(-1);
    if (!last) return;
    after = last.key;
    for (const row of rows) {
      const changes = changesFor(secrets, column, row.sealed, rotation);
      if (!changes) continue;
      const isWritten = await updateSealed(session, column, keyColumns, { ...row, changes }).catch(
        passOverTwin,
      );
      if (isWritten) rotation.resealed++;
    }
  }
}

function changesFor(
  secrets: Secrets,
  { table, column, purpose }: SealedColumn,
  sealed: string,
  rotation: Rotation,
): Record<string, string> | null {
  try {
    const anew = secrets.reseal(purpose, sealed);
    if (anew === null) return null;
    if (table !== 'push_subscriptions') return { [column]: anew };
    const { endpoint } = JSON.parse(secrets.open(purpose, sealed)) as { endpoint: string };
    return { [column]: anew, endpoint_hash: hashEndpoint(secrets, endpoint) };
  } catch {
    rotation.unreadable++;
    return null;
  }
}

/** A browser that has subscribed again under the new key already has a row, and this one expires. */
function passOverTwin(error: unknown): boolean {
  if (hasSqlState(error, [UNIQUE_VIOLATION])) return false;
  throw error;
}
