import { lazy } from 'react';
import { Later } from './later.tsx';

const PlacesRoute = lazy(async () => ({ default: (await import('./places-route.tsx')).PlacesRoute }));

/** The public pages that belong to no store, for whoever comes to them from another page. */
export function LaterPlaces() {
  return <Later page={PlacesRoute} />;
}
