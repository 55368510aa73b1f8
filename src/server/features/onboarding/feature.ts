import type { Feature } from '../../platform/feature/feature.ts';
import { onboardingRoutes } from './routes.ts';

export const onboarding: Feature = { routes: [onboardingRoutes] };
