import { awaitedCourse } from '#ordering/courses/rules/held-items.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useNames, useTexts } from '#texts/office/index.ts';

interface AwaitedProps {
  order: StaffOrderView;
  className: string | undefined;
}

/** Says that all but the held dishes of an order are made, so that nobody forgets its guests. */
export function Awaited({ order, className }: AwaitedProps) {
  const { courses: t } = useTexts();
  const { nameOf } = useNames();
  const course = awaitedCourse(order);
  return course && <p className={className}>{t.waitsFor(nameOf({ label: course.name }))}</p>;
}
