import type { Feature } from '#platform/feature/server/feature.ts';
import { sweepPeople } from './add-person.ts';
import { sweepInvitations } from './invitations/resend-invitation.ts';
import { findInvitation, findPerson } from './list-people.ts';
import { staffRoutes } from './routes.ts';

export const staff: Feature = {
  tables: ['invitations', 'staff_log'],
  routes: [staffRoutes],
  named: { accountId: findPerson, invitationId: findInvitation },
  hourly: [sweepPeople],
  hourlyOfStores: { delete: [sweepInvitations] },
};
