import { runPinned, setUp } from './setup.mjs';

setUp();
runPinned(['scripts/dev/run-dev.ts'], { NODE_ENV: 'development' });
