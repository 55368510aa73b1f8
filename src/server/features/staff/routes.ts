import { staffCalls } from '#domain/api/calls/staff.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { addStaff, listStaff } from './add-staff.ts';

export function staffRoutes(app: App): void {
  app.route({
    ...staffCalls.listStaff,
    handler: async (request) => ({
      staff: await listStaff(memberOf(request)),
    }),
  });
  app.route({
    ...staffCalls.addStaff,
    handler: async (request, reply) => {
      const ctx = memberOf(request);
      return reply.code(201).send(await addStaff(ctx, request.body));
    },
  });
}
