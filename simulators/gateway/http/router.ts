import type { Answer, Call } from './call.ts';

type Handle = (call: Call) => Answer | Promise<Answer>;

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parts that begin with `:` match anything. */
  path: string;
  handle: Handle;
}

export function findRoute(
  routes: Route[],
  { method, path }: Pick<Call, 'method' | 'path'>,
): { handle: Handle; params: string[] } | null {
  const parts = path.split('/');
  for (const route of routes) {
    const wanted = route.path.split('/');
    const isSame =
      route.method === method &&
      wanted.length === parts.length &&
      wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
    if (isSame) return { handle: route.handle, params: parts.filter((_, at) => wanted[at]?.startsWith(':')) };
  }
  return null;
}
