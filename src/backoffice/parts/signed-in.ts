const KEY = 'thali.signed-in';

/** Scripts cannot see the cookie. Where nobody was signed in, the form need not ask the server whether somebody is. */
export function wasSignedIn(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
}
