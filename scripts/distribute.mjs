import { runPinned, setUp } from './setup.mjs';

setUp();
runPinned(['scripts/run-distribute.ts', ...process.argv.slice(2)]);
