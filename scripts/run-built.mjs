// Runs a program that measures the built pages or looks at them.
import { build, runPinned, setUp } from './setup.mjs';

setUp({ tools: true });
build();
runPinned(process.argv.slice(2));
