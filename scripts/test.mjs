import { runPinned, setUp } from './setup.mjs';

setUp();
runPinned(['scripts/run-tests.ts', ...process.argv.slice(2)]);
