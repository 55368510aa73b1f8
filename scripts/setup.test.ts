import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { makeSmallCheckout } from './testing/small-checkout.ts';

type Checkout = Awaited<ReturnType<typeof makeSmallCheckout>>;

const TOOLS = '{ tools: true }';
const WAITS = 'setInterval(() => {}, 1e6); console.log("runs");';

/** Which files a running program has open or may still load, and where each is on the disk. */
const filesOf = (folder: string) =>
  globSync('node_modules/{library,node}/**/*.*', { cwd: folder })
    .toSorted()
    .map((file) => [file, statSync(join(folder, file)).ino]);

/** What a program says first. One that ends before that has failed, and says why. */
async function firstWordsOf(program: ReturnType<Checkout['start']>): Promise<string> {
  const said = text(program.stderr);
  const ended = once(program, 'exit').then(async () => {
    throw new Error(`The program ended before it ran: ${await said}`);
  });
  // It ends later, when nobody waits for it.
  ended.catch(() => {});
  const [first] = await Promise.race([once(program.stdout.setEncoding('utf8'), 'data'), ended]);
  return String(first);
}

async function startProgram({ start }: Checkout, then: string) {
  const program = start('', then);
  onTestFinished(() => void program.kill('SIGKILL'));
  await firstWordsOf(program);
  return program;
}

test('a program keeps every file that it runs from while the tools of tests come', async () => {
  const checkout = await makeSmallCheckout();
  const { folder } = checkout;
  expect(await checkout.setUp()).toMatchObject({ status: 0 });
  const before = filesOf(folder);
  expect(before.map(([file]) => file)).toEqual([
    'node_modules/library/index.js',
    'node_modules/library/package.json',
    'node_modules/node/package.json',
  ]);

  expect(await checkout.setUp(TOOLS)).toMatchObject({ status: 0 });
  expect(filesOf(folder)).toEqual(expect.arrayContaining(before));
  for (const file of [
    'checker/index.js',
    'library/index.d.ts',
    'library/a/b.map',
    'thali-tools/package.json',
  ])
    expect(existsSync(join(folder, 'node_modules', file)), file).toBe(true);
  // The tools stay, and there is nothing left to do.
  expect(await checkout.setUp()).toEqual({ status: 0, output: '' });
});

test('packages of other versions come once nothing runs from the earlier ones', async () => {
  const checkout = await makeSmallCheckout();
  const { folder } = checkout;
  await checkout.setUp();
  mkdirSync(join(folder, 'node_modules/.cache'));
  writeFileSync(join(folder, 'node_modules/.cache/kept'), '');
  const program = await startProgram(
    checkout,
    `const { noteRunning } = await import('${join(folder, 'scripts/setup/running.mjs')}'); noteRunning('.'); ${WAITS}`,
  );
  const before = filesOf(folder);
  await checkout.lock('1.0.1');

  const refused = await checkout.setUp();
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.output).toContain(`process ${program.pid} runs from the earlier ones. End it first.`);
  expect(filesOf(folder)).toEqual(before);

  program.kill('SIGKILL');
  await once(program, 'exit');
  expect(await checkout.setUp()).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder, 'node_modules/library/index.js'), 'utf8')).toBe("'1.0.1'");
  expect(existsSync(join(folder, 'node_modules/.cache/kept'))).toBe(true);
});

test('an install that was cut off is mended by the next command', async () => {
  const checkout = await makeSmallCheckout();
  const { folder } = checkout;
  const library = join(folder, 'node_modules/library');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'package.json'), '{}');
  mkdirSync(join(folder, '.setup/new/node_modules/library'), { recursive: true });
  expect(await checkout.setUp()).toMatchObject({ status: 0 });
  expect(existsSync(join(library, 'index.js'))).toBe(true);

  // The tools were being put beside it.
  mkdirSync(join(folder, 'node_modules/checker'));
  writeFileSync(join(folder, 'node_modules/checker/index.js'), '');
  rmSync(join(folder, 'node_modules/node/bin/node'));
  expect(await checkout.setUp(TOOLS)).toMatchObject({ status: 0 });
  expect(existsSync(join(folder, 'node_modules/node/bin/node'))).toBe(true);
  expect(existsSync(join(folder, 'node_modules/checker/package.json'))).toBe(true);
});

test('two commands at once wait for each other, and not for one that was killed', async () => {
  const checkout = await makeSmallCheckout();
  mkdirSync(join(checkout.folder, '.setup'));
  const gone = await startProgram(await makeSmallCheckout(), WAITS);
  gone.kill('SIGKILL');
  await once(gone, 'exit');
  writeFileSync(join(checkout.folder, '.setup/turn'), String(gone.pid));

  const both = await Promise.all([checkout.setUp(), checkout.setUp(TOOLS)]);
  expect(both.map(({ status, output }) => [status, output])).toEqual([
    [0, expect.any(String)],
    [0, expect.any(String)],
  ]);
  expect(
    both.some(({ output }) => /^Waiting for process \d+, which installs or builds here/m.test(output)),
  ).toBe(true);
  expect(await checkout.setUp(TOOLS)).toEqual({ status: 0, output: '' });
});

test('what npm start has built stays while another command builds again', async () => {
  const checkout = await makeSmallCheckout();
  const { folder } = checkout;
  await checkout.setUp();
  mkdirSync(join(folder, 'dist/program/src/apps/server'), { recursive: true });
  const main = `console.log(process.env.PAGES_DIR + '\\n' + process.argv[1]);
    process.on('disconnect', () => process.exit());`;
  writeFileSync(join(folder, 'dist/program/src/apps/server/main.js'), main);
  const program = checkout.start('', 'setup.runBuilt([])');
  onTestFinished(() => void program.kill('SIGKILL'));
  const [pages = '', started = ''] = (await firstWordsOf(program)).trim().split('\n');

  rmSync(join(folder, 'dist'), { recursive: true });
  await checkout.setUp();
  expect(readFileSync(started, 'utf8')).toBe(main);
  expect(existsSync(join(pages, 'program'))).toBe(true);

  program.kill('SIGKILL');
  await once(program, 'exit');
  const next = checkout.start('', 'setup.runPinned(["-e", ""])');
  await once(next, 'exit');
  expect(existsSync(started)).toBe(false);
});
