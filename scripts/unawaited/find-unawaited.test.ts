import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findUnawaited } from './find-unawaited.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'thali-unawaited-')));
afterAll(() => rmSync(folder, { recursive: true }));

const DECLARED = `
declare function save(): Promise<void>;
declare const maybe: undefined | (() => Promise<boolean>);
declare const repeated: { unref(): void };
declare function every(work: () => void, ms: number): typeof repeated;
declare function runs(work: () => Promise<void>): void;
declare function either(work: () => void | Promise<void>): void;
declare const app: { on(what: string, listener: (...args: unknown[]) => void): void };
declare const reply: { then(done: () => void): void; send(): typeof reply };
declare function collect<T>(make: () => T): T[];
interface Reader { onClose: () => void; isAllowed?: () => Promise<boolean> }
declare function open(reader: Reader): void;
`;
const LINES = DECLARED.split('\n').length + 1;

/** The lines with a promise that nobody waits for. */
function find(source: string): number[] {
  writeFileSync(join(folder, 'source.ts'), `${DECLARED}\n${source}\nexport {};\n`);
  const options = { target: 'es2024', lib: ['es2024'], types: [], strict: true, noEmit: true };
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  return findUnawaited(config).map((fault) => Number(/source\.ts:(\d+): /.exec(fault)?.[1]) - LINES);
}

test('a promise that is dropped, with void or without', () => {
  const source = `
    void save();
    save();
    void maybe?.().then((is) => is);
    maybe?.().then((is) => is);
    save().finally(() => {});
    const stop = () => void save();
    save().then(() => {}, () => {});
    save().catch(() => {}).finally(() => {});
    save().catch(() => {});
    await save();
    const kept = save();
    void every(() => {}, 1).unref();
    reply.send();`;
  expect(find(source)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a function with a promise, where nobody waits for one', () => {
  const source = `
    every(async () => {}, 1);
    every(() => save(), 1);
    every(save, 1);
    app.on('close', async () => {});
    new Promise<void>(async (resolve) => resolve());
    open({ onClose: async () => {}, isAllowed: async () => true });
    [1].forEach(async () => {});
    every(() => {}, 1);
    runs(async () => {});
    runs(save);
    either(async () => {});
    collect(async () => {});
    const listen = async () => {};
    await save().finally(async () => {});`;
  expect(find(source)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a fault names its file and line, and what to do', () => {
  writeFileSync(join(folder, 'source.ts'), 'const go = async () => {};\ngo();\nexport {};\n');
  const [fault] = findUnawaited(join(folder, 'tsconfig.json'));
  expect(fault).toMatch(/source\.ts:2: nobody hears of it when this promise fails: await it, .*beside\(\)/);
});
