import type { Feature } from '#platform/feature/server/feature.ts';
import { otpRoutes } from './routes.ts';
import { OUTBOX_PURPOSE } from './send-otp.ts';
import { sweepCodes, sweepNumbers, sweepRecentStores } from './sweep-codes.ts';

export const otp: Feature = {
  tables: ['otp_challenges', 'otp_store_numbers'],
  otherTables: { otp_numbers: 'stays', recent_stores: 'stays' },
  sealed: { 'otp_challenges.outbox_sealed': OUTBOX_PURPOSE },
  routes: [otpRoutes],
  hourly: [sweepNumbers, sweepRecentStores],
  hourlyOfStores: { delete: [sweepCodes] },
};
