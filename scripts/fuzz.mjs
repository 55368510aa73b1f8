// Tries each call with far more requests than `npm test` does, and walks over all pairs of what an evening may have.
import { runPinned, setUp } from './setup.mjs';

setUp({ tools: true });
const { FUZZ_RUNS = '200', WALK_EVENINGS = '40' } = process.env;
runPinned(
  ['scripts/run-tests.ts', 'src/apps/server/guards/fuzz', 'src/apps/server/walk', ...process.argv.slice(2)],
  {
    FUZZ_RUNS,
    WALK_EVENINGS,
  },
);
