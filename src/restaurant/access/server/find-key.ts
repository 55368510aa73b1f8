import type { FastifyRequest } from 'fastify';
import { type Ctx, notePersonNews, type StaffActor } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { type KeyParts, readKey } from '#programs/keys/rules/secret.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import {
  deleteKeysOf,
  selectKey,
  updateEInvoicesOff,
  updateKeySeen,
  updateWebhooksOff,
} from './key-queries.ts';

const NOTED_EACH_MS = MINUTE;

/** The key that a program sends. Null if the caller is a person. */
export function keyIn({ headers }: FastifyRequest): KeyParts | null {
  const [, given = ''] =
    /^(?:bearer|token) +(thali_live_\S{1,100})$/i.exec(headers.authorization ?? '') ?? [];
  return readKey(given);
}

/** For calls that are for programs alone. */
export function requireKeyIn(request: FastifyRequest): KeyParts {
  const key = keyIn(request);
  if (!key) throw new AppError('UNAUTHENTICATED');
  return key;
}

/** The program whose key it is. It acts as itself, and the log has its name. */
export async function findProgram(
  ctx: Ctx,
  { token }: KeyParts,
  { store, request }: { store: StoreRow; request: FastifyRequest },
): Promise<StaffActor> {
  const now = new Date(ctx.now);
  const key = await selectKey(ctx.db, { store: store.storeId, hash: sha256(token), now });
  if (!key || store.brandId !== ctx.site.brandId) throw new AppError('UNAUTHENTICATED');
  if (ctx.now - (key.seenAt?.getTime() ?? 0) > NOTED_EACH_MS)
    await updateKeySeen(ctx.db, key, { seenAt: now, seenFrom: networkOf(request).near });
  const { id, name, scopes } = key;
  return { kind: 'staff', id, name, role: 'PROGRAM', isVerified: true, scopes };
}

/**
 * Programs of a store read nothing more, and are told nothing more, until an owner lets them. So does whoever brings its
 * e-invoices to the registry: the account is of the owner before.
 */
export async function endPrograms(tx: Ctx, storeId: string): Promise<void> {
  const { db, now } = tx;
  notePersonNews(tx, await deleteKeysOf(db, storeId), 'access');
  await updateWebhooksOff(db, storeId, new Date(now));
  await updateEInvoicesOff(db, storeId);
}
