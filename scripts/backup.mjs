import { runPinned, setUp } from './setup.mjs';

setUp();
runPinned(['scripts/run-backup.ts', ...process.argv.slice(2)]);
