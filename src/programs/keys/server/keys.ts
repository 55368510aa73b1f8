import {
  authorise,
  notePersonNews,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { newToken, sha256 } from '#platform/secrets/server/secrets.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';
import { lockStoreAlone } from '#restaurant/stores/server/find-store.ts';
import { endOfKey, writeKey } from '../rules/secret.ts';
import type { KeyRow } from '../tables.ts';
import { type KeyBody, type KeysView, type KeyView, type MadeKey, MOST_KEYS } from '../wire/keys.ts';
import { deleteKey, insertKey, selectKeys, selectOneKey, updateSecret } from './queries.ts';

/** How long a program has to learn the new secret. */
const FORMER_MS = DAY;

export async function listKeys(ctx: StoreCtx): Promise<KeysView> {
  authorise(ctx, 'key.manage');
  const rows = await selectKeys(ctx.db, ctx.storeId);
  return { keys: rows.map((row) => keyView(row, ctx.now)) };
}

export async function makeKey(ctx: StoreCtx, { name, scopes, days }: KeyBody): Promise<MadeKey> {
  authorise(ctx, 'key.manage');
  return withTransaction(ctx, async (tx) => {
    const { storeId, now } = tx;
    await lockStoreAlone(tx.db, storeId);
    const names = (await selectKeys(tx.db, storeId)).map((key) => key.name);
    if (names.includes(name)) throw fieldFault({ name: { rule: 'keyTaken' } });
    if (names.length >= MOST_KEYS) throw fieldFault({ name: { rule: 'tooManyKeys', most: MOST_KEYS } });
    const { secret, ...stored } = newSecret(storeId);
    const row = await insertKey(tx.db, {
      storeId,
      id: uuidV7(now),
      name,
      scopes,
      ...stored,
      madeBy: tx.actor.name,
      createdAt: new Date(now),
      endsAt: days === null ? null : new Date(now + days * DAY),
    });
    await appendStaffLog(tx, storeId, { what: 'key-made', subject: name });
    return made(row, { secret, now });
  });
}

export async function replaceSecret(ctx: StoreCtx, keyId: string): Promise<MadeKey> {
  authorise(ctx, 'key.manage');
  return withTransaction(ctx, async (tx) => {
    const { storeId, now } = tx;
    const { secret, ...stored } = newSecret(storeId);
    const formerUntil = new Date(now + FORMER_MS);
    const key = { storeId, id: idOf(keyId), now: new Date(now) };
    const row = await updateSecret(tx.db, key, { ...stored, formerUntil });
    if (row) await appendStaffLog(tx, storeId, { what: 'key-replaced', subject: row.name });
    return made(row, { secret, now });
  });
}

export async function removeKey(ctx: StoreCtx, keyId: string): Promise<void> {
  authorise(ctx, 'key.manage');
  await withTransaction(ctx, async (tx) => {
    const name = await deleteKey(tx.db, tx.storeId, idOf(keyId));
    if (name === null) throw new AppError('KEY_NOT_FOUND');
    await appendStaffLog(tx, tx.storeId, { what: 'key-removed', subject: name });
    notePersonNews(tx, [keyId], 'access');
  });
}

export async function requireKey({ db, storeId }: StoreCtx, keyId: string): Promise<void> {
  if (!(await selectOneKey(db, storeId, idOf(keyId)))) throw new AppError('KEY_NOT_FOUND');
}

const idOf = (keyId: string) => parseId(keyId, 'KEY_NOT_FOUND');

function newSecret(storeId: string) {
  const token = newToken();
  const secret = writeKey({ storeId, token });
  return { secret, tokenHash: sha256(token), ending: endOfKey(secret) };
}

function made(row: KeyRow | null, { secret, now }: { secret: string; now: number }): MadeKey {
  if (!row) throw new AppError('KEY_NOT_FOUND');
  return { key: keyView(row, now), secret };
}

function keyView(row: KeyRow, now: number): KeyView {
  const isFormerGood = (row.formerUntil?.getTime() ?? 0) > now;
  return {
    _id: row.id,
    name: row.name,
    scopes: row.scopes,
    end: row.ending,
    by: row.madeBy,
    since: row.createdAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    seenAt: row.seenAt?.toISOString() ?? null,
    seenFrom: row.seenFrom,
    formerUntil: isFormerGood ? (row.formerUntil?.toISOString() ?? null) : null,
  };
}
