import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createContext } from '#platform/context/server/context.ts';
import type { MailLogin } from '#platform/ports/server/mail-servers.ts';
import { type MailWorld, useMailWorld } from '#testing/server/people/mail-world.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { createMailServers } from '../adapters/mail-servers.ts';
import { workOnMail } from '../sync/work-on-mail.ts';
import { ADDRESS } from './letter.ts';

export interface MailScene {
  thali: TestApp;
  world: MailWorld;
  /** A store with an empty mailbox. */
  connected(): Promise<{ store: TestStore; login: MailLogin }>;
  /** Works until nothing is due. */
  work(signal?: AbortSignal): Promise<void>;
  /** A process of its own that does the same, and dies as soon as this is so. */
  workUntil(isSo: () => boolean | Promise<boolean>): Promise<void>;
}

/** The program with mail servers of its own, at the present, because mail servers have clocks. */
export async function useMailScene(changes: Parameters<typeof useTestApp>[0] = {}): Promise<MailScene> {
  const world = await useMailWorld();
  const mailServers = createMailServers({
    allowPrivate: true,
    ca: world.ca,
    ports: world.ports,
    patienceMs: 5_000,
  });
  const thali = await useTestApp({ mailServers, ...changes });
  thali.clock.now = Date.now();
  return {
    thali,
    world,
    async connected() {
      const store = await teaStore(thali);
      const login = world.newLogin();
      const { body } = await thali.call('PUT /api/mail/:storeId/settings', {
        params: store,
        token: store.token,
        body: { ...login, address: ADDRESS, name: 'Chai House' },
      });
      if (body.failures.length > 0) throw new Error(JSON.stringify(body.failures));
      return { store, login };
    },
    work: (signal) => workOnMail(createContext(thali.services, { kind: 'system' }), signal),
    async workUntil(isSo) {
      const given = {
        connection: thali.database.connection,
        now: thali.clock.now,
        ca: world.ca,
        ports: world.ports,
      };
      const program = join(import.meta.dirname, 'mail-worker.ts');
      const worker = spawn(process.execPath, [program, JSON.stringify(given)], { stdio: 'inherit' });
      await waitUntil(isSo, 'the worker is in the middle');
      worker.kill('SIGKILL');
      await once(worker, 'exit');
    },
  };
}
