// Checks what may import what, by file and by folder.
import { join } from 'node:path';
import { cruiseSources } from './boundaries/cruise-sources.ts';

const violations = await cruiseSources(join(import.meta.dirname, '..'));
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
