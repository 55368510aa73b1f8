import { feature } from '../../platform/feature/feature.ts';
import { otpRoutes } from './routes.ts';
import { sweepCodes, sweepNumbers, sweepRecentStores } from './sweep-codes.ts';

export const otp = feature({
  routes: [otpRoutes],
  hourly: [sweepNumbers, sweepRecentStores],
  hourlyOfStores: { delete: [sweepCodes] },
});
