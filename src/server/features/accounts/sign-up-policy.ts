import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';

/** Invited is who holds the link of an invitation, or is added by whoever runs a store. */
export function refuseSignUp({ services }: Ctx, isInvited: boolean): void {
  const { signUp } = services;
  if (signUp === 'closed' || (signUp === 'invitation' && !isInvited)) throw new AppError('SIGN_UP_CLOSED');
}
