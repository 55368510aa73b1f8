import { runPinned, setUp } from './setup.mjs';

setUp();
runPinned(['simulators/messages/main.ts']);
