import type { Feature } from '../../platform/feature/feature.ts';
import { findItem } from '../menus/find-items.ts';
import { programRoutes } from './routes.ts';

export const programs: Feature = { routes: [programRoutes], named: { dishId: findItem } };
