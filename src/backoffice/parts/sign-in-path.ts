import { isTablet } from '../api/tablet-mark.ts';

/** Where people sign in in this browser: with a PIN at a tablet, else with their email. */
export const signInPath = () => (isTablet() ? '/auth/tablet' : '/auth/login');
