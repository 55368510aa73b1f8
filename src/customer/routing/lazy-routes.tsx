import { lazy } from 'react';
import { LazyPage } from './lazy-parts.tsx';

const PlacesRoute = lazy(async () => ({ default: (await import('./places-route.tsx')).PlacesRoute }));

/** The public pages that belong to no store, for whoever comes to them from another page. */
export function LazyPlaces() {
  return <LazyPage page={PlacesRoute} />;
}

const StatusRoute = lazy(async () => ({ default: (await import('./status-route.tsx')).StatusRoute }));

/** An order's page, for whoever comes to it from another page. */
export function LazyStatus() {
  return <LazyPage page={StatusRoute} />;
}
