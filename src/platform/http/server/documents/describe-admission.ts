import { isOfOperators, rolesWith } from '#operators/stores/rules/roles.ts';
import type { Admission, Endpoint } from '#platform/calls/wire/endpoints.ts';
import { describeLimit, LIMITS, type LimitName } from '#platform/limits/rules/policy.ts';
import { SCOPE_NAMES, scopesFor } from '#programs/keys/rules/scopes.ts';
import { PERMISSIONS, type Permission } from '#restaurant/people/rules/permissions.ts';

/** Absent for pages, which are no calls. */
declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Endpoint;
  }
}

/** What the API document says of who may call, and how often. */
export function describeAdmission(admission: Admission): object {
  const { access, limits = [], within = [], sometimes = {} } = admission;
  const security = securityOf(admission);
  if (typeof limits === 'string')
    return { security, description: `${callersOf(admission)} Counts nothing: ${limits}.` };
  const isOpen = access === 'guest' || access === 'anybody';
  const usual = admission.forKeys ? ('programCalls' as const) : ('calls' as const);
  const always: LimitName[] = [...(isOpen ? [] : [usual]), ...limits, ...within];
  const counts = [
    ...always.map((name) => describeLimit(LIMITS[name])),
    ...Object.entries(sometimes).map(
      ([name, when]) => `${describeLimit(LIMITS[name as LimitName])} (only: ${when})`,
    ),
  ].map((line) => `\n- ${line}`);
  const keyed = admission.keyed
    ? ' Who has a key is counted by it alone, and a call for a tool as that call.'
    : '';
  return { security, description: `${callersOf(admission)}${keyed} Counts:\n${counts.join('')}` };
}

function securityOf(admission: Admission): Record<string, string[]>[] {
  const { access } = admission;
  if (access === 'anybody') return [];
  if (access === 'tablet') return [{ tablet: [] }];
  // The app token of guests is optional, the token of the staff is required.
  if (access === 'guest') return [{}, { appToken: [] }];
  if (admission.forKeys) return [{ key: [] }];
  return keyScopes(admission).length > 0 ? [{ token: [] }, { key: [] }] : [{ token: [] }];
}

/** Of which a program's key needs one. None: the call is for people alone. */
function keyScopes({ access, needsAccount }: Admission): readonly string[] {
  if (needsAccount || !(access in PERMISSIONS)) return [];
  return access === 'store.read' ? SCOPE_NAMES : scopesFor(access as Permission);
}

function callersOf(admission: Admission): string {
  const { access, verified, needsAccount } = admission;
  if (access === 'guest') return 'For guests.';
  if (access === 'anybody') return 'For everybody.';
  if (access === 'account') return 'For whoever is signed in.';
  if (access === 'tablet') return 'For the tablets of a store, which have a cookie.';
  if (isOfOperators(access))
    return `For operators with \`${access}\` (${rolesWith(access).join(', ')}). Others are answered 404.`;
  const scopes = keyScopes(admission).map((scope) => `\`${scope}\``);
  if (admission.forKeys) return `For programs with a key that has ${scopes.join(' or ')}.`;
  const roles = PERMISSIONS[access].join(', ');
  const limits = `${verified ? ' and a confirmed address' : ''}${needsAccount ? ', not at a tablet' : ''}`;
  const keys = scopes.length > 0 ? ` Or with a key that has ${scopes.join(' or ')}.` : '';
  return `For members of the store with \`${access}\` (${roles})${limits}.${keys}`;
}
