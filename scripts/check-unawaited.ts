// The promises step of the check: those that nobody waits for, in the server and what runs beside it.
import { join } from 'node:path';
import { findUnawaited } from './unawaited/find-unawaited.ts';

const PROJECTS = ['src/server', 'simulators/e-invoices', 'simulators/gateway', 'simulators/messages'];
/** A test whose promise fails is red by itself. */
const OF_TESTS = /\.test\.ts$|\/testing\//;

const faults = PROJECTS.flatMap((project) =>
  findUnawaited(join(import.meta.dirname, '..', project, 'tsconfig.json'), (path) => !OF_TESTS.test(path)),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
