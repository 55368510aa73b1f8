import { expect, test } from 'vitest';
import { MINUTE } from '#domain/time/durations.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createTestStore } from '../../testing/test-stores.ts';
import { createEstimates } from './estimates.ts';

const thali = await useTestApp();

test('concurrent requests share one reading, and a failed reading is not cached', async () => {
  const { storeId } = await createTestStore(thali);
  const { pool } = thali.database;
  const estimates = createEstimates(thali.services.db, () => thali.clock.now);
  let readings = 0;
  const count = () => {
    readings++;
  };
  pool.on('acquire', count);
  const ask = () => Promise.all(Array.from({ length: 20 }, () => estimates.get(storeId)));
  await ask();
  await ask();
  expect(readings).toBe(1);
  thali.clock.advance(MINUTE);
  expect((await ask())[0]).toEqual({ fromMinutes: 20, toMinutes: 30 });
  expect(readings).toBe(2);
  pool.off('acquire', count);
  await expect(estimates.get('no id')).rejects.toThrow();
  await expect(estimates.get('no id')).rejects.toThrow();
});
