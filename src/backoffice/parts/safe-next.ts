export const HOME = '/app/dashboard';

/** Where to go after signing in: only ever to a page of ours, whatever the link says. */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?:app|auth\/invitation)(?:[/?#]|$)/.test(next)) return HOME;
  // What a browser would resolve to another address is no page of ours, such as /app/../x and /app\..\x.
  const url = new URL(next, 'http://here.invalid');
  return url.pathname + url.search + url.hash === next ? next : HOME;
}
