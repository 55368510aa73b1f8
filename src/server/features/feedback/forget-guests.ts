import type { Ctx } from '../../platform/context/context.ts';
import { clearWords, selectGiven } from './forget-queries.ts';

/** Erases what guests wrote and what they were answered. How they rated stays. */
export async function eraseFeedback({ db }: Ctx, storeId: string, { ids }: { ids: string[] }): Promise<void> {
  await clearWords(db, storeId, ids);
}

export async function exportFeedback({ db }: Ctx, storeId: string, orderIds: string[]) {
  const given = new Map((await selectGiven(db, storeId, orderIds)).map((row) => [row.orderId, row]));
  return (orderId: string) => {
    const row = given.get(orderId);
    if (!row) return { feedback: null };
    const { food, service, overall, comment, answer } = row;
    return { feedback: { food, service, overall, comment, answer: answer ?? '' } };
  };
}
