import { runPinned, setUp } from './setup.mjs';

setUp({ tools: true });
runPinned(['scripts/run-tests.ts', ...process.argv.slice(2)]);
