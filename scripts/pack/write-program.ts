import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { tests } from '../../.dependency-cruiser.mjs';

const SOURCES = [
  'src/{server,domain,dish-pictures}/**/*.ts',
  'simulators/gateway/**/*.ts',
  'scripts/{run-{backup,distribute,move-store,operator,restore,rotate-key},reach-database,tell-failure}.ts',
];
const LEFT_OUT = new RegExp(`${tests}|^src/server/guards/`);
/** An address of a file of ours. Texts never begin like one. */
const OUR_FILE = /(['"])((?:\.{1,2}\/|#)[^'"\s]*)\.ts\1/g;

/** Writes the server as JavaScript, in the folders of the repository: Node strips no types inside of a package. */
export function writeProgram(root: string, to: string): void {
  for (const file of globSync(SOURCES, { cwd: root }).filter((path) => !LEFT_OUT.test(path))) {
    const code = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'));
    write(join(to, file.replace(/\.ts$/, '.js')), nameJavaScript(code));
  }
  const { name, version, type, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own = nameJavaScript(JSON.stringify({ name, version, type, imports }, null, 2));
  write(join(to, 'package.json'), own);
}

const nameJavaScript = (code: string) => code.replaceAll(OUR_FILE, '$1$2.js$1');

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
