import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const DEAREST = 20;

/** Says at the end of a run where its time went: by kind of test, and the files that took most. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by its default export.
export default class TimesReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules) => {
    const files = modules
      .map((module) => ({
        kind: module.project.name,
        name: relative(process.cwd(), module.moduleId),
        seconds: secondsOf(module),
      }))
      .toSorted((one, other) => other.seconds - one.seconds);
    console.log('\nWhere the time went, in seconds of all workers together:');
    for (const [kind, ofKind] of Map.groupBy(files, (file) => file.kind)) {
      const seconds = ofKind.reduce((sum, file) => sum + file.seconds, 0);
      console.log(`${format(seconds)}  ${kind}, ${ofKind.length} files`);
    }
    console.log('The dearest files:');
    for (const { name, seconds } of files.slice(0, DEAREST)) console.log(`${format(seconds)}  ${name}`);
  };
}

const format = (seconds: number): string => seconds.toFixed(0).padStart(6);

/** Loading a file, its hooks and its tests. */
function secondsOf(module: TestModule): number {
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  return (setupDuration + collectDuration + duration) / 1_000;
}
