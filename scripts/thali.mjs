#!/usr/bin/env node
// The command of the package that `npm pack` makes. An older Node reads it too, and says what is missing.
import { fileURLToPath } from 'node:url';
import { ENVIRONMENT, NODE_FLAGS, runInstead } from './run-with.mjs';

const LEAST_NODE = [22, 15];
/** @type {Record<string, string>} */
const PROGRAMS = {
  start: '../src/apps/server/main.js',
  backup: '../src/apps/server/run-backup.js',
  restore: '../src/apps/server/run-restore.js',
  operator: '../src/apps/server/run-operator.js',
  'rotate-key': '../src/apps/server/run-rotate-key.js',
  distribute: '../src/apps/server/run-distribute.js',
  'move-store': '../src/apps/server/run-move-store.js',
};

const [name = 'start', ...args] = process.argv.slice(2);
const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
if (major < leastMajor || (major === leastMajor && minor < leastMinor))
  refuse(`Thali needs Node ${LEAST_NODE.join('.')} or later, and this is ${process.versions.node}.`);
else if (program === undefined) refuse(`thali [${Object.keys(PROGRAMS).join(' | ')}]`);
else {
  const file = fileURLToPath(new URL(program, import.meta.url));
  // Node 22 warns of its SQLite, which locks the directory.
  const flags = [...NODE_FLAGS, '--disable-warning=ExperimentalWarning'];
  runInstead(process.execPath, [...flags, file, ...args], ENVIRONMENT);
}

function refuse(/** @type {string} */ message) {
  console.error(message);
  process.exitCode = 1;
}
