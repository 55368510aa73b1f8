import type { Answer, Call } from './call.ts';

type Handle = (call: Call) => Answer | Promise<Answer>;

export interface Route {
  method: 'GET' | 'POST';
  /** With `:` before a part that stands for any. */
  path: string;
  handle: Handle;
}

/** The route of a call with what its path names; null where there is none. */
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
