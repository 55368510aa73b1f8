import { feature } from '../../platform/feature/feature.ts';
import { sweepTokens } from './issue-token.ts';
import { accountRoutes } from './routes.ts';

export const accounts = feature({
  routes: [accountRoutes],
  hourly: [sweepTokens],
});
