import { runPinned, setUp } from './setup.mjs';

setUp({ tools: true });
runPinned(['scripts/dev/run-dev.ts'], { NODE_ENV: 'development' });
