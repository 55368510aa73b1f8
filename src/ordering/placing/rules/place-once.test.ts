import { describe, expect, it } from 'vitest';
import { RECEIVED } from '#ordering/orders/rules/order.ts';
import type { PlaceOrderBody } from '#ordering/orders/wire/order.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { type Attempt, findUnanswered, type Ports, placeOnce } from './place-once.ts';

describe('placing once', () => {
  const placed = { _id: '1', slug: 's', orderNo: 1, amount: 1, state: RECEIVED, createdAt: '' } as const;
  const bodyOf = (remarks: string): PlaceOrderBody => ({ amount: 1, items: [], remarks });

  function browser(answers: (object | Error)[]) {
    const sent: [string, string | undefined][] = [];
    let kept: Attempt | null = null;
    let keys = 0;
    let now = 0;
    const ports: Ports = {
      read: async () => kept,
      write: async (attempt) => {
        kept = attempt;
      },
      clear: async () => {
        kept = null;
      },
      send: async (body, key) => {
        sent.push([key, body.remarks]);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return { ...placed, ...answer };
      },
      newKey: () => `key-${++keys}`,
      now: () => now,
    };
    const wait = (ms: number) => {
      now += ms;
    };
    return { ports, sent, wait, kept: () => kept };
  }

  it('repeats the key when no answer came', async () => {
    const { ports, sent, kept } = browser([new Error('lost'), {}]);
    await expect(placeOnce(ports, bodyOf('one'))).rejects.toThrow('lost');
    await placeOnce(ports, bodyOf('one'));
    expect(sent).toEqual([
      ['key-1', 'one'],
      ['key-1', 'one'],
    ]);
    expect(kept()).toBeNull();
  });

  it('uses another key after an order, and after a refusal', async () => {
    const { ports, sent } = browser([{}, new AppError('STORE_CLOSED'), {}]);
    await placeOnce(ports, bodyOf('one'));
    await expect(placeOnce(ports, bodyOf('two'))).rejects.toThrow();
    await placeOnce(ports, bodyOf('two'));
    expect(sent.map(([key]) => key)).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('finds the order that had arrived, when the cart was changed after a lost answer', async () => {
    const { ports, sent } = browser([
      new Error('lost'),
      new AppError('IDEMPOTENCY_KEY_REUSED'),
      { slug: 'first' },
    ]);
    await expect(placeOnce(ports, bodyOf('one'))).rejects.toThrow('lost');
    const { order, body, isEarlier } = await placeOnce(ports, bodyOf('two'));
    expect(sent).toEqual([
      ['key-1', 'one'],
      ['key-1', 'two'],
      ['key-1', 'one'],
    ]);
    expect([order.slug, body.remarks, isEarlier]).toEqual(['first', 'one', true]);
  });

  it('keeps the key of an unanswered attempt when another process refuses its form', async () => {
    const { ports, sent, kept } = browser([new Error('lost'), new AppError('VALIDATION'), { slug: 'first' }]);
    await expect(placeOnce(ports, bodyOf('one'))).rejects.toThrow('lost');
    await expect(placeOnce(ports, bodyOf('one'))).rejects.toThrow();
    expect((await placeOnce(ports, bodyOf('one'))).order.slug).toBe('first');
    expect(sent.map(([key]) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(kept()).toBeNull();
  });

  it('does not take a refusal of the changed cart for an answer about the earlier one', async () => {
    const { ports, kept } = browser([new Error('lost'), new AppError('STORE_CLOSED')]);
    await expect(placeOnce(ports, bodyOf('one'))).rejects.toThrow('lost');
    await expect(placeOnce(ports, bodyOf('two'))).rejects.toThrow();
    expect(kept()?.unanswered.map(({ remarks }) => remarks)).toEqual(['one']);
  });

  it('uses another key once the attempt is as old as a cart can be', async () => {
    const { ports, sent, wait } = browser([new Error('lost'), {}]);
    await expect(placeOnce(ports, bodyOf('one'))).rejects.toThrow('lost');
    wait(30 * MINUTE);
    await placeOnce(ports, bodyOf('one'));
    expect(sent.map(([key]) => key)).toEqual(['key-1', 'key-2']);
  });

  it('finds the attempt that asked for the same, whatever code proved the number', () => {
    const tried = { ...bodyOf('one'), otp: { challengeId: 'c', code: '1234' } };
    const attempt = { key: 'key-1', begunAt: 0, unanswered: [tried, bodyOf('two')] };
    expect(findUnanswered(attempt, bodyOf('one'), 1)).toBe(tried);
    expect(findUnanswered(attempt, bodyOf('three'), 1)).toBeNull();
    expect(findUnanswered(attempt, bodyOf('one'), 30 * MINUTE)).toBeNull();
  });
});
