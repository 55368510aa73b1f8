// Builds the back office into the folder that is named: a process of its own, beside the one that builds guests' pages.
import { join } from 'node:path';
import { build } from 'vite';
import { backOfficeConfig } from './back-office.ts';
import { compressFiles } from './compress.ts';

const [outDir = 'dist'] = process.argv.slice(2);
await build(backOfficeConfig(outDir));
compressFiles(join(outDir, 'backoffice'));
