import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type AppOptions, createApp } from '#apps/server/program/app.ts';
import { createServices, type Parts } from '#apps/server/program/create-services.ts';
import type { Services } from '#platform/context/server/services.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import type { AddressedEmail } from '#platform/ports/server/mailer.ts';
import { atEnd } from './at-end.ts';
import { type Call, callThrough } from './call.ts';
import { plainParts } from './plain-parts.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  app: App;
  services: Services;
  database: TestDatabase;
  clock: { now: number; advance(ms: number): void };
  call: Call;
  /** Listens on a port, for streams and raw sockets. Answers the address. */
  listen(): Promise<string>;
  logs: string[];
  /** The sent emails, the latest last. */
  emails: AddressedEmail[];
  /** Ends the program and starts another one over the same database, as after a kill between two calls. */
  restart(): Promise<void>;
  /** Confirms an address without its email. */
  verify(email: string): Promise<void>;
}

/** Friday noon in India. */
export const NOON = Date.parse('2026-11-20T06:30:00Z');

export interface TestAppChanges extends Partial<Parts & AppOptions> {
  /** The database that is copied, when it is not the empty one. */
  template?: string;
}

/** The whole program over a database for the file. Closed and checked against the SQL rules at the end. */
export async function useTestApp({ template, ...changes }: TestAppChanges = {}): Promise<TestApp> {
  const database = await createTestDatabase(template);
  const images = await mkdtemp(join(tmpdir(), 'thali-images-'));
  const clock = {
    now: NOON,
    advance(ms: number) {
      clock.now += ms;
    },
  };
  const logs: string[] = [];
  const emails: AddressedEmail[] = [];
  async function start() {
    const services = createServices({
      ...plainParts(database.db, images),
      clock: () => clock.now,
      mailer: { send: async (email) => void emails.push(email) },
      onError: (error) => logs.push(String(error)),
      ...changes,
    });
    const app = await createApp(services, {
      version: '0.0.0-test',
      appToken: null,
      trustProxy: false,
      logger: { level: 'trace', stream: { write: (line: string) => void logs.push(line) } },
      ...changes,
    });
    return { app, services };
  }
  let running = await start();
  async function stop(): Promise<void> {
    await running.app.close();
    await running.services.feeds.close();
  }
  atEnd(async () => {
    await stop();
    await database.close();
    await rm(images, { recursive: true, force: true });
    expect([...database.faults]).toEqual([]);
  });

  return {
    get app() {
      return running.app;
    },
    get services() {
      return running.services;
    },
    async restart() {
      await stop();
      running = await start();
    },
    database,
    clock,
    logs,
    emails,
    async verify(email) {
      await database.pool.query('update accounts set verified_at = now() where email = $1', [email]);
    },
    call: callThrough(async (method, url, { body, token, headers = {} }) => {
      const { app, services } = running;
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: {
          ...(body === undefined || typeof body !== 'string' ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `token ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      // What goes after the answer, such as emails, has gone before the test looks.
      await services.afterwards.settled();
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return {
        status: answer.statusCode,
        body: isJson && answer.body !== '' ? answer.json() : null,
        headers: answer.headers,
        text: answer.body,
      };
    }),
    async listen() {
      const { app } = running;
      return app.server.listening ? addressOf(app) : app.listen({ port: 0, host: '127.0.0.1' });
    },
  };
}

function addressOf(app: App): string {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('Not listening');
  return `http://127.0.0.1:${address.port}`;
}
