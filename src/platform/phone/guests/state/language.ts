export const LANGUAGE_COOKIE = 'lang';

/** Apart from choosing one, whose script is loaded when a guest does. */
export function hasChosenLanguage(): boolean {
  return document.cookie.split('; ').some((entry) => entry.startsWith(`${LANGUAGE_COOKIE}=`));
}
