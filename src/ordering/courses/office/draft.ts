import type { Faults } from '#ui/office/forms/use-form.ts';
import type { Course, CourseSettings } from '../rules/course.ts';
import { suggestCourses } from '../rules/suggest-courses.ts';

interface Category {
  _id: string;
  label: string;
}

/** Whoever switches courses on for the first time finds the usual ones, with the menu's categories in them. */
export function switched(
  isOn: boolean,
  { courses }: CourseSettings,
  categories: readonly Category[],
): CourseSettings {
  return { isOn, courses: isOn && courses.length === 0 ? suggestCourses(categories) : courses };
}

/** A category is of one course, or of none. */
export const withCategory = (courses: readonly Course[], categoryId: string, courseId: string): Course[] =>
  courses.map((course) => {
    const others = course.categories.filter((id) => id !== categoryId);
    return { ...course, categories: course.id === courseId ? [...others, categoryId] : others };
  });

export const renamed = (courses: readonly Course[], at: number, name: string): Course[] =>
  courses.map((course, place) => (place === at ? { ...course, name } : course));

export function movedUp(courses: readonly Course[], at: number): Course[] {
  const course = courses[at];
  return course ? courses.toSpliced(at, 1).toSpliced(at - 1, 0, course) : [...courses];
}

export function faultsIn({ isOn, courses }: CourseSettings, missing: string): Faults {
  if (!isOn) return {};
  return Object.fromEntries(
    courses.flatMap(({ name }, at) => (name.trim() === '' ? [[`courses.${at}.name`, missing]] : [])),
  );
}

export const tidied = (courses: readonly Course[]): Course[] =>
  courses.map((course) => ({ ...course, name: course.name.trim() }));
