import { BUILT, BUILT_ENVIRONMENT, NODE_FLAGS } from './run-with.mjs';
import { build, runPinned, setUp } from './setup.mjs';

setUp();
build();
runPinned(['scripts/supervise.mjs', ...NODE_FLAGS, BUILT, ...process.argv.slice(2)], BUILT_ENVIRONMENT);
