import { runPinned, setUp } from './setup.mjs';

setUp();
runPinned(['scripts/run-operator.ts', ...process.argv.slice(2)]);
