import { type Api, patchStore, type TestStore } from '#testing/server/test-stores.ts';

export const PAYEE = { vpa: 'teahouse@upi', name: 'Tea House' };

/** Lets the store be paid by UPI. */
export async function setPayee(thali: Api, store: Pick<TestStore, 'storeId' | 'token'>): Promise<void> {
  const answer = await patchStore(thali, store, { upi: PAYEE });
  if (answer.status !== 200) throw new Error(`The UPI ID was refused: ${answer.text}`);
}
