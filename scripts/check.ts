import { printStep, runCheck } from './check-steps.ts';

const results = await runCheck(printStep);
process.exitCode = results.every((result) => result.passed) ? 0 : 1;
