import { lazy } from 'react';
import { Later } from './later.tsx';

const StatusRoute = lazy(async () => ({ default: (await import('./status-route.tsx')).StatusRoute }));

/** An order's page, for whoever comes to it from another page. */
export function LaterStatus() {
  return <Later page={StatusRoute} />;
}
