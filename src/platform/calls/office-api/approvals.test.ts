import { afterEach, expect, test, vi } from 'vitest';
import { type AskedFor, askThrough } from './approvals.ts';
import { callCommand, perform } from './call.ts';

const params = { storeId: '1', orderId: '2' };
const cancel = () =>
  callCommand('POST /api/stores/:storeId/orders/:orderId/state', { params, body: { from: 4, to: 5 } });

/** Answers each call with the next of these refusals, then with success. Notes the approvals that came. */
function refuseWith(...refusals: object[]): (string | undefined)[] {
  const brought: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Record<string, string> }) => {
    brought.push(headers['approval']);
    const refusal = refusals.shift();
    return Response.json(refusal ?? {}, { status: refusal ? 403 : 200 });
  });
  return brought;
}

const asks = { permission: 'order.cancel-served', act: { on: 'POST /cancel', order: 41, amount: 790 } };
const REFUSED = { code: 'FORBIDDEN', details: asks };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what a manager can approve is asked for once, and the call goes on with the approval', async () => {
  const brought = refuseWith(REFUSED);
  const asked: AskedFor[] = [];
  const stop = askThrough(async (one) => {
    asked.push(one);
    return 'yes';
  });
  await cancel();
  stop();
  expect([asked, brought]).toEqual([[asks], [undefined, 'yes']]);
});

test('a call fails as before if nobody approves, the approval is refused, or nobody can be asked', async () => {
  const brought = refuseWith(REFUSED, REFUSED, REFUSED, REFUSED);
  const stop = askThrough(async () => null);
  await expect(cancel()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  stop();
  const stopAgain = askThrough(async () => 'used up');
  await expect(cancel()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  stopAgain();
  await expect(cancel()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(brought).toEqual([undefined, undefined, 'used up', undefined]);
});

test('a tablet does not answer for the server while a manager is asked', async () => {
  refuseWith(REFUSED);
  vi.useFakeTimers();
  const stop = askThrough(async () => {
    await vi.advanceTimersByTimeAsync(9_000);
    return 'yes';
  });
  const answer = { isCopy: true } as never;
  const at = 'POST /api/stores/:storeId/orders/:orderId/state';
  const asked = perform(at, { params, body: { from: 4, to: 5 } }, { revision: 1, answer });
  expect(await asked).toEqual({});
  stop();
});

test('other refusals ask nobody', async () => {
  refuseWith({ code: 'FORBIDDEN' }, { code: 'FORBIDDEN', details: { permission: 'staff.invite' } });
  const ask = vi.fn();
  const stop = askThrough(ask);
  for (const _ of [1, 2]) await expect(cancel()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  stop();
  expect(ask).not.toHaveBeenCalled();
});
