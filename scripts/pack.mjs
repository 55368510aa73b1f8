import { build, runPinned, setUp } from './setup.mjs';

setUp();
build();
runPinned(['scripts/pack.ts']);
