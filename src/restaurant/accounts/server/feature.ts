import type { Feature } from '#platform/feature/server/feature.ts';
import { TOTP_PURPOSE } from './check-code.ts';
import { sweepTokens } from './issue-token.ts';
import { accountRoutes } from './routes.ts';

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
