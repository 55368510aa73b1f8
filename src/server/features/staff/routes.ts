import * as z from 'zod';
import { addStaffBody, staffList, staffMemberView } from '#domain/api/accounts.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { addStaff, listStaff } from './add-staff.ts';

const tags = ['Staff'];
const params = z.object({ storeId: z.string().max(64) });

export function staffRoutes(app: App): void {
  app.get(
    '/tenant/api/staff/:storeId',
    {
      schema: {
        tags,
        operationId: 'listStaff',
        summary: 'Who works in the store',
        params,
        response: { 200: staffList },
      },
    },
    async (request) => ({
      staff: await listStaff(memberOf(request)),
    }),
  );
  app.post(
    '/tenant/api/staff/:storeId',
    {
      schema: {
        tags,
        operationId: 'addStaff',
        summary: 'For older clients: sends an invitation; the password is not used',
        params,
        body: addStaffBody,
        response: { 201: staffMemberView },
      },
    },
    async (request, reply) => {
      const ctx = memberOf(request);
      return reply.code(201).send(await addStaff(ctx, request.body));
    },
  );
}
