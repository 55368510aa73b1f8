import { runPinned, setUp } from './setup.mjs';

setUp();
runPinned(['scripts/run-move-store.ts', ...process.argv.slice(2)]);
