import { runPinned, setUp } from './setup.mjs';

setUp();
runPinned(['scripts/run-restore.ts', ...process.argv.slice(2)]);
