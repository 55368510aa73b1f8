import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
/** Where all files of the program are, in its folder. */
const HERE = 'src/apps/server';
const MIGRATIONS = 'src/platform/db/server/migrations';

/** What is started by its name, and the name that it has when built. */
const STARTED: Record<string, string> = {
  main: 'src/apps/server/main.ts',
  'gateway-sim': 'simulators/gateway/main.ts',
  ...Object.fromEntries(
    [
      'scripts/run-backup.ts',
      'scripts/run-distribute.ts',
      'scripts/run-move-store.ts',
      'scripts/run-operator.ts',
      'scripts/run-restore.ts',
      'scripts/run-rotate-key.ts',
      'src/ordering/menu/server/saving/large-save-worker.ts',
      'src/dish-pictures/drawing/draw-worker.ts',
    ].map((file) => [basename(file, '.ts'), file]),
  ),
};

/** Writes the server as JavaScript in a few files: each of a thousand modules takes memory, and time at the start. */
export async function buildProgram(outDir: string): Promise<void> {
  await build(programConfig(outDir));
  cpSync(join(root, MIGRATIONS), join(outDir, MIGRATIONS), { recursive: true });
  const { name, version, type } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(outDir, 'package.json'), JSON.stringify({ name, version, type }, null, 2));
}

function programConfig(outDir: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepPlaces()],
    ssr: { external: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node22',
      // Errors name lines of these files, so they stay as they were written.
      minify: false,
      rolldownOptions: {
        input: STARTED,
        output: { entryFileNames: `${HERE}/[name].js`, chunkFileNames: `${HERE}/[name]-[hash:7].js` },
      },
    },
  };
}

/** The address of a program in `STARTED`, or what a file asks about itself. */
const ASKED = /new URL\('([^']+\.ts)', import\.meta\.url\)|import\.meta\.(url|dirname)/g;

/** Lets a file find what lies beside it as if it were still where it is in the repository. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      const place = relative(join(root, HERE), id);
      return code.replaceAll(ASKED, (asked, started?: string) => {
        if (started) return `new URL('./${nameOf(join(dirname(id), started))}.js', import.meta.url)`;
        if (asked === 'import.meta.dirname')
          return `import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)}`;
        return `new URL(${JSON.stringify(place)}, import.meta.url).href`;
      });
    },
  };
}

function nameOf(file: string): string {
  const found = Object.entries(STARTED).find(([, other]) => join(root, other) === file);
  if (!found) throw new Error(`${file} is started by its name, but not built as a program`);
  return found[0];
}
