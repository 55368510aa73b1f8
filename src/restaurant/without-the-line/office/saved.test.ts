import { beforeEach, expect, test, vi } from 'vitest';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { keepCommand, readCommands } from './command-log.ts';
import { carryOut, nameActorOfCommands, noteLine, type Send } from './door.ts';
import type { KeptCommand } from './kept-command.ts';
import { sendSaved } from './saved.ts';

const kept = new Map<string, KeptCommand>();
let isFull = false;

vi.mock(import('./command-log.ts'), async (real) => ({
  ...(await real()),
  keepCommand: async (command) => {
    if (isFull) return 'unkept';
    kept.set(command.id, command);
    return 'kept';
  },
  dropCommand: async (id) => void kept.delete(id),
  readCommands: async () => [...kept.values()],
}));

const AT = 'POST /api/stores/:storeId/sales';
type Sale = Parameters<typeof carryOut<typeof AT>>;
const given = (key: string) =>
  ({
    params: { storeId: 'here' },
    headers: { 'idempotency-key': key },
    body: { given: { bill: 'INV/26-27/A/0001' } },
  }) as unknown as Sale[1];
const standIn = { revision: 7, answer: { orderNo: 12 } } as unknown as Sale[3];
const never = () => Promise.reject(new AppError('UNAVAILABLE'));

beforeEach(() => {
  kept.clear();
  isFull = false;
  noteLine(null);
  nameActorOfCommands(() => 'ravi');
});

async function save(...keys: string[]) {
  noteLine('network');
  for (const key of keys) await carryOut(AT, given(key), never, standIn);
  noteLine(null);
}

test('only what the server has taken leaves the tablet; what it refuses unseen stays', async () => {
  await save('done', 'no tablet', 'to check', 'odd', 'no line', 'behind');
  const verdicts: Record<string, ErrorCode | null> = {
    done: null,
    'no tablet': 'FORBIDDEN',
    'to check': 'LEFT_TO_CHECK',
    odd: 'INTERNAL',
    'no line': 'UNAVAILABLE',
  };
  const sent: string[] = [];
  const send = vi.fn(async (_at: string, { headers = {} }: { headers?: Record<string, string> }) => {
    const key = headers['idempotency-key'] ?? '';
    sent.push(`${key} ${headers['menu-revision']}`);
    const code = verdicts[key];
    if (code) throw new AppError(code);
  });
  const readAgain = vi.fn(async () => {});
  expect(await sendSaved('ravi', send as unknown as Send, readAgain)).toEqual({ count: 2, otherBills: [] });
  expect(readAgain).toHaveBeenCalledOnce();
  expect(sent).toEqual(['done 7', 'no tablet 7', 'to check 7', 'odd 7', 'no line 7']);
  expect([...kept.keys()]).toEqual(['no tablet', 'odd', 'no line', 'behind']);
});

test('nobody sends what somebody else has done', async () => {
  await save('of ravi');
  expect(await sendSaved('meera', never, never)).toEqual({ count: 0, otherBills: [] });
  expect((await readCommands()).map(({ id }) => id)).toEqual(['of ravi']);
});

test('what was done to an order waits for whoever has taken it', async () => {
  await save('order');
  nameActorOfCommands(() => 'meera');
  noteLine('network');
  const step = { params: { storeId: 'here', orderId: 'order' }, headers: { 'idempotency-key': 'step' } };
  await carryOut(AT, { ...given('step'), ...step } as unknown as Sale[1], never, standIn);
  const send = vi.fn(async () => ({}));
  expect(await sendSaved('meera', send as unknown as Send, async () => {})).toMatchObject({ count: 0 });
  expect(send).not.toHaveBeenCalled();
  await sendSaved('ravi', send as unknown as Send, async () => {});
  expect([...kept.keys()]).toEqual(['step']);
});

test('a bill that could not have the number on its receipt is told', async () => {
  await save('one');
  const answer = { orderNo: 12, bill: { number: 'INV/26-27/A/0002', asGiven: false } };
  const { otherBills } = await sendSaved('ravi', (async () => answer) as unknown as Send, async () => {});
  expect(otherBills).toEqual([{ orderNo: 12, given: 'INV/26-27/A/0001', number: 'INV/26-27/A/0002' }]);
});

test('what somebody else has signed is sent as theirs', async () => {
  await save('of ravi');
  for (const command of kept.values()) command.madeBy = 'pass.proof';
  const makers: unknown[] = [];
  const send = async (_at: string, { headers = {} }: { headers?: Record<string, string> }) =>
    void makers.push(headers['made-by']);
  expect(await sendSaved('meera', send as unknown as Send, async () => {})).toMatchObject({ count: 1 });
  expect(makers).toEqual(['pass.proof']);
  await save('of ravi too');
  for (const command of kept.values()) command.madeBy = 'pass.proof';
  await sendSaved('ravi', send as unknown as Send, async () => {});
  expect(makers).toEqual(['pass.proof', undefined]);
});

test('what is being sent for the first time is not sent beside it', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  const first = carryOut(AT, given('one'), () => promise, standIn);
  await vi.waitFor(() => expect(kept.size).toBe(1));
  const again = vi.fn(() => Promise.reject(new AppError('UNAVAILABLE')));
  await sendSaved('ravi', again as Send, never);
  expect(again).not.toHaveBeenCalled();
  resolve({ orderNo: 12 } as never);
  await first;
  expect(kept.size).toBe(0);
});

test('a tablet that can keep nothing does not answer for the server', async () => {
  isFull = true;
  expect(await keepCommand({ id: 'x' } as KeptCommand)).toBe('unkept');
  await expect(carryOut(AT, given('lost'), never, standIn)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
