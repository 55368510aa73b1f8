import { expect, test } from 'vitest';
import { reachEmbedded } from './reach-embedded.ts';
import { isAlive, newDataDir, query, serversOf, startOwner, useMadeCluster } from './test-support.ts';

const madeDataDir = useMadeCluster();
const reach = (dataDir: string) => reachEmbedded({ dataDir, log() {} });

test('creates no database', async () => {
  const dataDir = await newDataDir('data');
  await expect(reach(dataDir)).rejects.toThrow(`There is no database in ${dataDir}.`);
  expect(await serversOf(dataDir)).toEqual([]);
});

test('connects beside the running program', async () => {
  const dataDir = await madeDataDir();
  const owner = startOwner(dataDir);
  expect(await owner.says).toBe('ready');
  const servers = await serversOf(dataDir);
  const reached = await reach(dataDir);
  expect(await query(reached, 'select 1 as one')).toEqual([{ one: 1 }]);
  await reached.leave();
  expect(await serversOf(dataDir)).toEqual(servers);
  expect(isAlive(owner.pid)).toBe(true);
});

test('runs the database until leave() if no program does', async () => {
  const dataDir = await madeDataDir();
  const owner = startOwner(dataDir);
  expect(await owner.says).toBe('ready');
  await owner.kill();
  for (const state of ['left behind', 'stopped']) {
    const reached = await reach(dataDir);
    expect([state, await query(reached, 'select 1 as one')]).toEqual([state, [{ one: 1 }]]);
    await reached.leave();
    expect(await serversOf(dataDir)).toEqual([]);
  }
});
