import type { Admission } from '#domain/api/calls/endpoints.ts';
import { describeLimit, LIMITS, type LimitName } from '#domain/limits/policy.ts';
import { PERMISSIONS } from '#domain/staff/permissions.ts';

/** Absent for pages, which are no calls. */
declare module 'fastify' {
  interface FastifyContextConfig {
    admission?: Admission;
  }
}

/** What the API document says of who may call, and how often. */
export function describeAdmission(admission: Admission | undefined): object {
  if (admission === undefined) return { security: [] };
  const { access, limits, within = [], sometimes = {} } = admission;
  const isOpen = access === 'guest' || access === 'anybody';
  const counted =
    typeof limits === 'string' ? [] : [...(isOpen ? [] : ['calls' as const]), ...(limits ?? []), ...within];
  const lines = [
    ...counted.map((name) => describeLimit(LIMITS[name])),
    ...Object.entries(sometimes).map(
      ([name, occasion]) => `${describeLimit(LIMITS[name as LimitName])} (only: ${occasion})`,
    ),
  ];
  const counts =
    typeof limits === 'string'
      ? `Counts nothing: ${limits}.`
      : `Counts:\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
  return { security: securityOf(access), description: `${callersOf(admission)} ${counts}` };
}

function securityOf(access: Admission['access']): Record<string, string[]>[] {
  if (access === 'anybody') return [];
  // The app token of guests is optional, the token of the staff is required.
  return access === 'guest' ? [{}, { appToken: [] }] : [{ token: [] }];
}

function callersOf({ access, verified }: Admission): string {
  if (access === 'guest') return 'For guests.';
  if (access === 'anybody') return 'For everybody.';
  if (access === 'account') return 'For whoever is signed in.';
  const roles = PERMISSIONS[access].join(', ');
  return `For members of the store with \`${access}\` (${roles})${verified ? ' and a confirmed address' : ''}.`;
}
