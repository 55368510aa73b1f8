import type { Feature } from '#platform/feature/server/feature.ts';
import { onboardingRoutes } from './routes.ts';

export const onboarding: Feature = { routes: [onboardingRoutes] };
