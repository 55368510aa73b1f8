export const HOME = '/app/dashboard';

/** Where to go after signing in: only ever to a page of ours, whatever the link says. */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?:app|auth\/invitation)(?:[/?#]|$)/.test(next)) return HOME;
  // Browsers read a backslash as a slash, and drop control characters before they look.
  return /[\\\p{Cc}]/u.test(next) ? HOME : next;
}
