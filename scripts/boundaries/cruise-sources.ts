import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import config, { options, tests } from '../../.dependency-cruiser.mjs';
import { findFolderCircles } from './folder-circles.ts';

const forbidden = config.forbidden ?? [];
export const rules = forbidden.map(({ name }) => name ?? '');

/** Reads every import below this folder once, and reports what files and folders may not need. */
export async function cruiseSources(baseDir: string, changes: ICruiseOptions = {}): Promise<string[]> {
  const { output } = await cruise(['.'], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir,
    ...changes,
  });
  const { modules, summary } = output as ICruiseResult;
  const isSource = (file: string) => file.startsWith('src/') && !new RegExp(tests).test(file);
  const sources = modules
    .filter(({ source }) => isSource(source))
    .map(({ source, dependencies }) => ({
      source,
      dependencies: dependencies.filter(({ resolved }) => isSource(resolved)),
    }));
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ...findFolderCircles(sources).map(([from, to]) => `no-folder-cycle: ${from} -> ${to}`),
  ];
}
