import { runPinned, setUp } from './setup.mjs';

setUp({ tools: true });
runPinned(['scripts/check.ts']);
