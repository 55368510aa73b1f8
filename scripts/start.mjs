import { ENVIRONMENT, NODE_FLAGS } from './run-with.mjs';
import { build, runPinned, setUp } from './setup.mjs';

setUp();
build();
runPinned([...NODE_FLAGS, 'src/server/main.ts', ...process.argv.slice(2)], ENVIRONMENT);
