// How often a property is tried, unless it says so itself: PROPERTY_RUNS=2000 looks harder.
import { configureGlobal } from 'fast-check';

configureGlobal({ numRuns: Number(process.env['PROPERTY_RUNS'] ?? 50) });
