/** Leads on to the board, or to where a tablet stands. */
export const HOME = '/app';

/** The page to open after signing in. It is always a page of ours, whatever the link says. */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?:app|operator|auth\/invitation)(?:[/?#]|$)/.test(next)) return HOME;
  // Refuses paths that a browser would resolve to another address, such as /app/../x and /app\..\x.
  const url = new URL(next, 'http://here.invalid');
  return url.pathname + url.search + url.hash === next ? next : HOME;
}
