import * as z from 'zod/mini';
import { id, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { type Hold, type LineCourse, LONGEST_COURSE, MOST_COURSES } from '../rules/course.ts';
import type { PacedLine } from '../rules/hold-lines.ts';
import { paceOf } from '../rules/pace.ts';

export const courseSettings = z.strictObject({
  isOn: z.boolean(),
  courses: z
    .array(
      z.strictObject({
        id,
        name: text(LONGEST_COURSE, 1),
        categories: z.array(id).check(z.maxLength(500)),
      }),
    )
    .check(
      z.maxLength(MOST_COURSES, formatFault('atMost', { most: MOST_COURSES })),
      z.refine(
        (courses) => new Set(courses.map((course) => course.id)).size === courses.length,
        formatFault('namedTwice'),
      ),
    ),
});

/** The courses to fire. Those that nothing is held for are fired already. */
export const fireBody = z.strictObject({
  courses: z
    .array(id)
    .check(z.minLength(1, formatFault('atLeast', { least: 1 })), z.maxLength(2 * MOST_COURSES)),
});

/** Of a line that was served in courses. */
export const lineCourse = {
  course: z.optional(z.object({ _id: z.string(), name: z.string(), place: z.number() })),
  /** Nobody cooks it before its course is fired. */
  held: z.optional(z.literal(true)),
};

const heldCourse = z.object({ _id: z.string(), name: z.string() });

/** What a table waits for, the next course first, and whether all before it is made. */
export const tablePace = z.object({ held: z.array(heldCourse), isServed: z.boolean() });

/** For the floor: also when something was made, fired or handed over there last. */
export const floorPace = z.extend(tablePace, { since: z.nullable(z.string()) });

export type FireBody = z.infer<typeof fireBody>;

/** What is held at a table. Nothing where nothing is. */
export function paceView(lines: readonly PacedLine[]): { courses?: z.infer<typeof tablePace> } {
  const pace = paceOf(lines);
  if (!pace) return {};
  const { held, isServed } = pace;
  return { courses: { held: held.map(({ id: _id, name }) => ({ _id, name })), isServed } };
}

/** How the wire has the course of a line. */
export function lineCourseView({ course, hold }: { course: LineCourse | null; hold: Hold | null }) {
  if (!course) return {};
  const { id: _id, name, place } = course;
  return { course: { _id, name, place }, ...(hold === 'held' ? { held: true as const } : {}) };
}
