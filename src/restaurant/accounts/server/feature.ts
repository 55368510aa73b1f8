import type { Feature } from '#platform/feature/server/feature.ts';
import { sweepTokens } from './email/issue-token.ts';
import { accountRoutes } from './routes.ts';
import { TOTP_PURPOSE } from './second-step/check-code.ts';

export const accounts: Feature = {
  otherTables: {
    accounts: 'of people',
    account_tokens: 'stays',
    account_totp: 'of people',
    recovery_codes: 'of people',
  },
  sealed: { 'account_totp.secret_sealed': TOTP_PURPOSE },
  routes: [accountRoutes],
  hourly: [sweepTokens],
};
