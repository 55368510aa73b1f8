import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { SittingPartRow, SittingRow } from '../../platform/db/schema/sittings.ts';
import { isId } from '../../platform/http/parse-id.ts';
import { findPart } from '../tabs/part-state.ts';

export async function findNamedPart(
  ctx: Pick<Ctx, 'db'>,
  sitting: Pick<SittingRow, 'storeId' | 'id'>,
  partId: string,
): Promise<SittingPartRow> {
  const part = isId(partId) ? await findPart(ctx, sitting, partId) : null;
  if (!part) throw new AppError('PART_NOT_FOUND');
  return part;
}
