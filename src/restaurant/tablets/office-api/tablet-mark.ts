const KEY = 'thali.tablet';

/** Whether this browser may be an admitted tablet. Scripts cannot see its cookie, and other browsers need not ask. */
export function isTablet(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function rememberTablet(isOne: boolean): void {
  if (isOne) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
}

/** Where people sign in in this browser: with a PIN at a tablet, else with their email. */
export const signInPath = () => (isTablet() ? '/auth/tablet' : '/auth/login');
