const KEY = 'thali.place';
const KITCHEN = /^\/app\/kitchen\/[^/]+\/?$/;
/** Where people work who have no station. */
const OTHER_PLACES = ['/app/dashboard', '/app/floor', '/app/management/e-commerce/checkout'];

/** The screen of a station, or of the pass, which is looked at more than touched. */
export const isKitchenScreen = (path: string): boolean => KITCHEN.test(path);

/** The kitchen's screen at which a tablet stands once this one is shown. Null for a tablet that stands elsewhere. */
export function placeAfter(path: string, before: string | null): string | null {
  if (isKitchenScreen(path)) return path;
  return OTHER_PLACES.includes(path) ? null : before;
}

export function notePlace(path: string): void {
  const place = placeAfter(path, placeHere());
  if (place === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, place);
}

/** The kitchen's screen at which this tablet stands. */
export function placeHere(): string | null {
  const place = localStorage.getItem(KEY);
  return place !== null && isKitchenScreen(place) ? place : null;
}
