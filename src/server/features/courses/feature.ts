import { deskCalls } from '#domain/api/calls/order-desk.ts';
import { sittingCalls } from '#domain/api/calls/sittings.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import { parseOrderId } from '../../platform/http/parse-id.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { passOf } from '../sittings/guest-pass.ts';
import { fireCourses, fireOwnCourses } from './fire-courses.ts';

/** What staff and guests do with the courses of a table. */
export const courses: Feature = { routes: [courseRoutes] };

function courseRoutes(app: App): void {
  serve(app, deskCalls, {
    fireCourses: async (ctx, { params, body }) => fireCourses(ctx, parseOrderId(params.orderId), body),
  });
  serve(app, sittingCalls, {
    fireOwnCourses: async (ctx, request) => fireOwnCourses(ctx, passOf(request), request.body),
  });
}
