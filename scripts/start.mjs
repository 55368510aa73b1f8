import { runPinned, setUp } from './setup.mjs';

setUp();
runPinned(['src/server/main.ts', ...process.argv.slice(2)]);
