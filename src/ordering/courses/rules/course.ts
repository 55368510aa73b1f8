/** A course of a meal, and the categories whose dishes are of it. */
export interface Course {
  id: string;
  name: string;
  categories: string[];
}

/** In the order in which they are served. What is in no course is cooked at once, such as drinks. */
export interface CourseSettings {
  isOn: boolean;
  courses: Course[];
}

/** Until a store says otherwise. */
export const WITHOUT_COURSES: CourseSettings = { isOn: false, courses: [] };

export const MOST_COURSES = 6;
export const LONGEST_COURSE = 30;

/** The course of an ordered dish, as it was called and where it stood by then. */
export interface LineCourse {
  id: string;
  name: string;
  place: number;
}

/** `held`: nobody cooks it before somebody fires its course. `fired`: somebody has. Null: it was cooked at once. */
export const HOLDS = ['held', 'fired'] as const;
export type Hold = (typeof HOLDS)[number];

interface Menus {
  menus: readonly { categories: readonly { id: string; items: readonly { id: string }[] }[] }[];
}

/** The course of a dish of the menu. Null: it is cooked at once. */
export function courseOf(
  { isOn, courses }: CourseSettings,
  { menus }: Menus,
  itemId: string,
): LineCourse | null {
  if (!isOn) return null;
  const category = menus
    .flatMap(({ categories }) => categories)
    .find(({ items }) => items.some(({ id }) => id === itemId));
  const place = courses.findIndex(({ categories }) => category && categories.includes(category.id));
  const course = courses[place];
  return course ? { id: course.id, name: course.name, place } : null;
}
