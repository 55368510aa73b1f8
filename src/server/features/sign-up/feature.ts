import { feature } from '../../platform/feature/feature.ts';
import { sweepSignUpInvitations } from './invitations.ts';
import { signUpRoutes } from './routes.ts';
import { keepSignUp } from './sign-up-policy.ts';

export const signUp = feature({
  routes: [signUpRoutes],
  hourly: [sweepSignUpInvitations],
  kept: { everyMs: 5_000, keep: keepSignUp },
});
