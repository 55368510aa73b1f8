// The promises step of the check: those that nobody waits for, in the server and what runs beside it.
import { join } from 'node:path';
import { findUnawaited } from './unawaited/find-unawaited.ts';

const PROJECTS = [
  'src/tsconfig.server.json',
  'simulators/e-invoices/tsconfig.json',
  'simulators/gateway/tsconfig.json',
  'simulators/messages/tsconfig.json',
];
/** A test whose promise fails is red by itself. */
const OF_TESTS = /\.test\.ts$|\/testing\//;

const faults = PROJECTS.flatMap((project) =>
  findUnawaited(join(import.meta.dirname, '..', project), (path) => !OF_TESTS.test(path)),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
