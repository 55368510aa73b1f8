// How often a property is tried unless its test says so. PROPERTY_RUNS=2000 tries harder.
import { configureGlobal } from 'fast-check';

configureGlobal({ numRuns: Number(process.env['PROPERTY_RUNS'] ?? 50) });
