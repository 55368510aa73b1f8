import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestStore } from '../../src/testing/server/test-stores.ts';
import { createClient } from '../harness/client.ts';
import { whenReady } from '../harness/program.ts';
import { runProgram, useDataDir } from '../harness/test-program.ts';

/** Above it, a menu is checked in a thread of its own. */
const LARGE_BYTES = 256 * 1024;

test('the built program finds its threads, and loads the picture library only when there is a picture', async () => {
  const program = runProgram(await useDataDir());
  const url = await whenReady(program);
  const { storeId, token } = await createTestStore(createClient(url));
  const answer = await fetch(`${url}/api/stores/${storeId}/catalogue`, {
    method: 'PUT',
    headers: { authorization: `token ${token}`, 'content-type': 'application/json', 'if-match': '"1"' },
    body: `${' '.repeat(LARGE_BYTES)}{}`,
  });
  // The thread has looked at it. Without one it would be 503.
  expect(answer.status).toBe(422);
  if (process.platform === 'linux')
    expect(await readFile(`/proc/${program.pid}/maps`, 'utf8')).not.toContain('libvips');
});
