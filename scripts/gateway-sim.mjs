import { runPinned, setUp } from './setup.mjs';

setUp();
runPinned(['simulators/gateway/main.ts']);
