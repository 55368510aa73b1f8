import { build, runPinned, setUp } from './setup.mjs';

setUp();
build();
runPinned(['--disable-warning=ExperimentalWarning', 'scripts/pack.ts']);
