import type { LimitName } from './policy.ts';

/**
 * What keeps somebody from guessing, from filling a mailbox, or from costing a restaurant money: all processes count it
 * together. The others keep a process from being flooded, so each counts for itself.
 */
export const COMMON_LIMITS: ReadonlySet<LimitName> = new Set<LimitName>([
  'sittingCodes',
  'sittingCodesOfTable',
  'sittingCodesOfNetwork',
  'codes',
  'codesOfStore',
  'codesOfNetwork',
  'testMessages',
  'signIns',
  'signInsOfAccount',
  'signInsOfDevice',
  'signInsFromAnywhere',
  'passwordsOfSession',
  'secondSteps',
  'secondStepsOfDevice',
  'resets',
  'resetsOfAccount',
  'resetsOfDay',
  'resetsOfDevice',
  'resetEmails',
  'resetEmailsByDevice',
  'verifyEmails',
  'verifyEmailsOfDay',
  'purchasesEmailed',
  'purchasesEmailedByStore',
  'emails',
  'emailsOfAccount',
  'pinsOfTablet',
]);
