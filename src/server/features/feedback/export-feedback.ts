import type { Ctx } from '../../platform/context/context.ts';
import { selectGiven } from './queries.ts';

export async function exportFeedback({ db }: Ctx, storeId: string, orderIds: string[]) {
  const given = new Map((await selectGiven(db, storeId, orderIds)).map((row) => [row.orderId, row]));
  return (orderId: string) => {
    const row = given.get(orderId);
    if (!row) return { feedback: null };
    const { food, service, overall, comment, answer } = row;
    return { feedback: { food, service, overall, comment, answer: answer ?? '' } };
  };
}
