import { expect, test } from 'vitest';
import { createContext, withTransaction } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { enqueue } from './enqueue.ts';

const thali = await useTestApp();

test('the messages of two hundred orders for twenty-five devices are all written', async () => {
  const { storeId } = await teaStore(thali);
  const content = {
    channel: 'push' as const,
    subscriptionId: '00000000-0000-4000-8000-000000000000',
    notice: { title: 'New order', body: '', icon: '', url: '/', tag: 'order' },
    isUrgent: true,
  };
  const drafts = Array.from({ length: 5_000 }, (_, at) => ({
    key: `${at}`,
    template: 'new-order' as const,
    orderId: null,
    content,
    validForMs: MINUTE,
  }));
  const system = createContext(thali.services, { kind: 'system' });
  await withTransaction(system, (tx) => enqueue(tx, storeId, drafts));
  const { rows } = await thali.database.pool.query(
    'select count(*)::int as count from message_due where store_id = $1',
    [storeId],
  );
  expect(rows).toEqual([{ count: 5_000 }]);
});
