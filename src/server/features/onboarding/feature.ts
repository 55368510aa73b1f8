import { feature } from '../../platform/feature/feature.ts';
import { onboardingRoutes } from './routes.ts';

export const onboarding = feature({
  routes: [onboardingRoutes],
});
