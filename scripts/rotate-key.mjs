import { runPinned, setUp } from './setup.mjs';

setUp();
runPinned(['scripts/run-rotate-key.ts', ...process.argv.slice(2)]);
