// Tries each call with far more requests than `npm test` does.
import { runPinned, setUp } from './setup.mjs';

setUp({ tools: true });
runPinned(['scripts/run-tests.ts', 'src/server/guards/fuzz', ...process.argv.slice(2)], { FUZZ_RUNS: '200' });
