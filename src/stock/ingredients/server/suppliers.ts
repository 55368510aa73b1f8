import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { SupplierBody, SupplierPatch, SupplierView } from '#stock/buying/wire/buying.ts';
import { MOST_SUPPLIERS } from '../rules/buying.ts';
import type { SupplierRow } from '../tables.ts';
import {
  countSuppliers,
  insertSupplier,
  selectSupplier,
  selectSuppliers,
  updateSupplier,
} from './supplier-queries.ts';

/** The supplier that an address or a body names. */
export async function findSupplier({ db, storeId }: StoreCtx, id: string): Promise<SupplierRow> {
  const row = await selectSupplier(db, { storeId, id: parseId(id, 'SUPPLIER_NOT_FOUND') });
  if (!row) throw new AppError('SUPPLIER_NOT_FOUND');
  return row;
}

export async function addSupplier(ctx: StoreCtx, body: SupplierBody): Promise<void> {
  authorise(ctx, 'stock.manage');
  const { storeId, db, now } = ctx;
  if ((await countSuppliers(db, storeId)) >= MOST_SUPPLIERS) throw new AppError('SUPPLIERS_FULL');
  await insertSupplier(db, {
    storeId,
    id: uuidV7(now),
    ...body,
    isGone: false,
    createdAt: new Date(now),
  });
}

export async function changeSupplier(ctx: StoreCtx, id: string, body: SupplierPatch): Promise<void> {
  authorise(ctx, 'stock.manage');
  await updateSupplier(ctx.db, await findSupplier(ctx, id), body);
}

export async function listSuppliers({ db, storeId }: StoreCtx): Promise<SupplierView[]> {
  return (await selectSuppliers(db, storeId)).map(({ id, name, phone, email, gstin, isGone }) => ({
    _id: id,
    name,
    phone,
    email,
    gstin,
    isGone,
  }));
}
