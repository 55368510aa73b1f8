import { dirname } from 'node:path/posix';

export interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

/**
 * Lists each folder that needs another one which needs it back, directly or through more. A file stands for all folders
 * that it is in, up to the layer of its subject: rooms and subjects may need each other on different layers.
 */
export function findFolderCircles(modules: readonly Module[]): [from: string, to: string][] {
  const needs = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    for (const folder of foldersOf(source)) {
      const outside = dependencies.filter(({ resolved }) => !resolved.startsWith(`${folder}/`));
      const known = needs.get(folder) ?? new Set();
      for (const { resolved } of outside) known.add(dirname(resolved));
      needs.set(folder, known);
    }
  }
  const reached = new Map([...needs.keys()].map((folder) => [folder, reachFrom(folder, needs)]));
  return [...needs].flatMap(([from, known]) =>
    [...known].filter((to) => reached.get(to)?.has(from)).map((to): [string, string] => [from, to]),
  );
}

/** `src/money/bills/server`, and what is below it. */
const LAYER = 4;

function foldersOf(file: string): string[] {
  const parts = dirname(file).split('/');
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return folders.slice(Math.min(LAYER, folders.length) - 1);
}

function reachFrom(folder: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const needed of needs.get(next) ?? []) {
      if (reached.has(needed)) continue;
      reached.add(needed);
      open.push(needed);
    }
  }
  return reached;
}
