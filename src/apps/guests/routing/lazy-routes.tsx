import { lazy } from 'react';
import { LazyPage } from './load-boundary.tsx';

const PlacesRoute = lazy(async () => ({ default: (await import('./places-route.tsx')).PlacesRoute }));

/** The public pages of no store, for navigation from another page. */
export function LazyPlaces() {
  return <LazyPage page={PlacesRoute} />;
}

const StatusRoute = lazy(async () => ({ default: (await import('./status-route.tsx')).StatusRoute }));

/** The page of an order, for navigation from another page. */
export function LazyStatus() {
  return <LazyPage page={StatusRoute} />;
}
