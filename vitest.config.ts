import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const DATABASE = 'src/testing/server/setup/database.ts';
const PAGES = 'scripts/vitest/set-up-pages.ts';
const STAGE = 'e2e/testing/set-up-stage.ts';

/** Tests over PostgreSQL. Everything that is in no other project needs nothing but itself. */
const SERVER = 'src/{*/*/server,apps/server,testing/server}/**/*.test.ts';
const OVER_DATABASE = [SERVER, 'scripts/{backup,operator,rotate-key}.test.ts'];

/** Tests that load what `npm run build` makes, or start the program that serves it. */
const OVER_PAGES = [
  ...globSync(SERVER).filter((file) => readFileSync(file, 'utf8').includes('loadBuiltPages(')),
  'bench/starts/*.test.ts',
];

/** Journeys of what a restaurant or a guest does every day. `npm test` runs these alone, `npm run test:all` the others too. */
const DAILY = 'e2e/**/*.daily.test.ts';

/** Tests that replace modules, which works only in a process that has not loaded those modules yet. */
const REPLACING = globSync('{src,simulators,scripts}/**/*.test.ts').filter(
  (file) => !/^src\/.*\/server\//.test(file) && readFileSync(file, 'utf8').includes('vi.mock('),
);

/** These end programs and databases, which other tests would feel: nothing else runs beside them. */
const FAULTS = ['bench/faults/**/*.test.ts', 'src/platform/db/server/embedded/**/*.test.ts'];

/** Tests with a program of the system run where it is: `apt-get install caddy dovecot-imapd hledger nginx-light redis-server`. */
const WITH_PROGRAM = {
  '/usr/bin/caddy': '**/caddy.test.ts',
  '/usr/sbin/dovecot': '**/*.imap.test.ts',
  '/usr/bin/hledger': '**/*.hledger.test.ts',
  '/usr/sbin/nginx': '**/nginx.test.ts',
  '/usr/bin/redis-server': '**/*.redis.test.ts',
  '/usr/bin/systemd-analyze': '**/systemd.test.ts',
};
const WITHOUT_PROGRAM = Object.entries(WITH_PROGRAM).flatMap(([program, tests]) =>
  existsSync(program) ? [] : [tests],
);

const shared = {
  setupFiles: [
    'scripts/vitest/no-noise.ts',
    'scripts/vitest/own-globals.ts',
    'scripts/vitest/property-runs.ts',
  ],
  retry: 0,
  // One process loads the program once for all of its files: a third less time than once for each.
  isolate: false,
  allowOnly: false,
  // No test says how quick something is: `npm run bench` does. These end only what hangs, on any machine.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** A project is a kind of test by what must stand before it: only what the selected tests need is started. */
const project = (name: string, options: Options) => ({ test: { ...shared, name, ...options } });

/** Journeys, then what takes long: otherwise it would begin last, with nothing left to run beside it. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ['browser', 'daily', 'pages', 'http', 'unit', 'alone'];
    const rank = (file: TestSpecification) => order.indexOf(file.project.name);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // One more than there are cores: a worker often waits for a browser, a database or a clock.
    maxWorkers: availableParallelism() + 1,
    // A browser that is not closed leaves its folder behind.
    teardownTimeout: 600_000,
    sequence: { sequencer: LongFirst },
    projects: [
      project('unit', {
        include: ['{src,simulators,scripts}/**/*.test.ts', 'bench/menu-photos/*.test.ts'],
        exclude: [...OVER_DATABASE, ...WITHOUT_PROGRAM, ...REPLACING],
      }),
      project('alone', { include: REPLACING, isolate: true }),
      project('http', {
        include: OVER_DATABASE,
        exclude: [...OVER_PAGES, ...FAULTS, ...WITHOUT_PROGRAM],
        globalSetup: DATABASE,
      }),
      project('pages', { include: OVER_PAGES, globalSetup: [DATABASE, PAGES] }),
      project('daily', { include: [DAILY], globalSetup: [DATABASE, PAGES, STAGE] }),
      project('browser', {
        include: ['e2e/**/*.test.ts'],
        exclude: [DAILY, ...WITHOUT_PROGRAM],
        globalSetup: [DATABASE, PAGES, STAGE],
      }),
      project('faults', {
        include: FAULTS,
        globalSetup: PAGES,
        sequence: { groupOrder: 1 },
        // They wait more than they work.
        maxWorkers: 3,
      }),
    ],
  },
});
