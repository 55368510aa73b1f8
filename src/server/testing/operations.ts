import type { TestApp } from './test-app.ts';

export interface Operation {
  operationId: string;
  method: string;
  /** As the OpenAPI document has it, with {names} to be filled in. */
  path: string;
}

/** Every call that the program documents; a new one is in the list by itself. */
export async function readOperations(thali: TestApp): Promise<Operation[]> {
  const { body } = await thali.call('GET', '/docs/openapi.json');
  const paths = body.paths as Record<string, Record<string, { operationId?: string }>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      operationId: operationId ?? `${method} ${path} without an operationId`,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** What the router serves, as `GET /path/{param}`; Fastify adds the HEAD to each GET. */
export function listRoutes(thali: TestApp): string[] {
  const parents: string[] = [];
  return thali.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(.*?)[├└]── (\S+) \((.+)\)$/.exec(line);
      if (!found) return [];
      const [, indent = '', part = '', methods = ''] = found;
      const depth = indent.length / 4;
      const path = (parents[depth - 1] ?? '') + part;
      parents[depth] = path;
      const named = path.replace(/:(\w+)/g, '{$1}');
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${named}`);
    });
}

/** The path with its {names} filled in, just as they are given. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Nothing is known of {${name}} in ${path}`);
    return value;
  });
}
