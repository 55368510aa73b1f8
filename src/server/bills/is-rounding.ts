import type { Db } from '../db/client.ts';
import { readSettings } from './queries.ts';

/** Whether the store's guests pay whole rupees. */
export async function isRounding(db: Db, storeId: string): Promise<boolean> {
  return (await readSettings(db, storeId))?.isRounded ?? false;
}
