import { deskCalls } from '#ordering/order-desk/wire/order-desk-calls.ts';
import type { Feature } from '#platform/feature/server/feature.ts';
import { parseOrderId } from '#platform/http/server/documents/parse-id.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { passOf } from '#tables/sittings/server/joining/guest-pass.ts';
import { sittingCalls } from '#tables/sittings/wire/sittings-calls.ts';
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
