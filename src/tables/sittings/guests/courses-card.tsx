import { nameIn } from '#ordering/menu/rules/name-in.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { passes } from '#ui/shared/passes.ts';
import { useJustChanged } from '#ui/shared/use-just-changed.ts';
import { fireCourses } from '../guests-api/sittings.ts';
import { useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import type { SittingView } from '../wire/sittings.ts';
import type { Seat } from './state/seats.ts';
import { hear } from './state/table.ts';
import { useAct } from './use-trouble.ts';

/** Asks whether the table is ready for its next course, once it has had the last one. Any of its guests may say so. */
export function CoursesCard({ view, seat }: { view: SittingView; seat: Seat }) {
  const { courses: t } = useTableTexts();
  const { names } = useTexts();
  const { submit, isBusy, faults } = useAct();
  const { held = [], isServed = false } = view.courses ?? {};
  const [next] = held;
  const isNew = useJustChanged(next?._id ?? '');
  if (!next) return null;
  const name = nameIn(names, next.name);
  const fire = (courses: typeof held) =>
    submit(async () => {
      const ids = courses.map(({ _id }) => _id);
      // Fired twice is fired once, and the next course would stand here by the second tap.
      const ask = () => fireCourses(seat, ids);
      const again = async (error: unknown) => {
        if (passes(error)) return ask();
        throw error;
      };
      hear(await ask().catch(again));
      showToast(t.coming(nameIn(names, courses[0]?.name ?? '')));
    });
  const button = (text: string, courses: typeof held, look = actions.quiet) => (
    <button
      type="button"
      className={look}
      aria-busy={isBusy}
      disabled={isNew}
      onClick={() => void fire(courses)}
    >
      {text}
    </button>
  );
  return (
    <section className={card.card} aria-labelledby="table-courses">
      <h2 id="table-courses">{isServed ? t.ready(name) : t.later(name)}</h2>
      {isServed && button(t.bring(name), [next], actions.foot)}
      {(!isServed || held.length > 1) && button(t.together, held)}
      <p className={card.fault} role="alert">
        {faults['form']}
      </p>
    </section>
  );
}
