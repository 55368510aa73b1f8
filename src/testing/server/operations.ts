import type { TestApp } from './test-app.ts';

export interface Operation {
  operationId: string;
  method: string;
  /** The path in the OpenAPI document, with {names} to fill in. */
  path: string;
}

/** Every documented call. New ones are included automatically. */
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

/** The router's routes, as `GET /path/{param}`. Fastify adds a HEAD to each GET. */
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

/** Fills in the {names} of a path, without encoding them. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`There is no value for {${name}} in ${path}`);
    return value;
  });
}
