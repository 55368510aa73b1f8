const KEY = 'thali.signed-in';

/**
 * Whether somebody may be signed in. Scripts cannot see the cookie, and without a sign-in the server need not be asked.
 */
export function wasSignedIn(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
}
