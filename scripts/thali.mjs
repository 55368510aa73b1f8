#!/usr/bin/env node
// The command of the package that `npm pack` makes. An older Node reads it too, and says what is missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENVIRONMENT, NODE_FLAGS, runInstead } from './run-with.mjs';

const LEAST_NODE = [22, 15];
/** @type {Record<string, string>} */
const PROGRAMS = {
  start: '../src/server/main.js',
  backup: './run-backup.js',
  restore: './run-restore.js',
  operator: './run-operator.js',
  'rotate-key': './run-rotate-key.js',
  distribute: './run-distribute.js',
  'move-store': './run-move-store.js',
};

const [name = 'start', ...args] = process.argv.slice(2);
const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
if (major < leastMajor || (major === leastMajor && minor < leastMinor))
  refuse(`Thali needs Node ${LEAST_NODE.join('.')} or later, and this is ${process.versions.node}.`);
else if (program === undefined) refuse(`thali [${Object.keys(PROGRAMS).join(' | ')}]`);
else {
  // Only in a directory that is there: the program makes its own, which nobody else may read.
  const data = process.env['DATA_DIR'] || './data';
  const cache = existsSync(data) ? { NODE_COMPILE_CACHE: join(data, 'compile-cache') } : {};
  const file = fileURLToPath(new URL(program, import.meta.url));
  // Node 22 warns of its SQLite, which locks the directory.
  const flags = [...NODE_FLAGS, '--disable-warning=ExperimentalWarning'];
  runInstead(process.execPath, [...flags, file, ...args], { ...ENVIRONMENT, ...cache });
}

function refuse(/** @type {string} */ message) {
  console.error(message);
  process.exitCode = 1;
}
