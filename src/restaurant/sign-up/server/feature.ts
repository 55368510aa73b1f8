import type { Feature } from '#platform/feature/server/feature.ts';
import { sweepSignUpInvitations } from './invitations.ts';
import { signUpRoutes } from './routes.ts';
import { keepSignUp } from './sign-up-policy.ts';

export const signUp: Feature = {
  otherTables: { site_settings: 'stays', sign_up_invitations: 'stays' },
  routes: [signUpRoutes],
  hourly: [sweepSignUpInvitations],
  kept: { everyMs: 5_000, keep: keepSignUp },
};
