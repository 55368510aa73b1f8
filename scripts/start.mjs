import { build, runBuilt, setUp } from './setup.mjs';

setUp();
build();
runBuilt(process.argv.slice(2));
