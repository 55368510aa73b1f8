import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HeldCourse } from '#ordering/courses/rules/held-items.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { floorQuery, sittingQuery } from '#tables/sittings/office-api/sittings.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { passes } from '#ui/shared/passes.ts';
import { useJustChanged } from '#ui/shared/use-just-changed.ts';
import styles from './sheet.module.css';

/** What the table waits for, and how it goes on. It stands before the money, so that nobody pays for what never came. */
export function Courses({ sitting, isMain }: { sitting: StaffSitting; isMain: boolean }) {
  const { courses: t } = useTexts();
  const { nameOf } = useNames();
  const { storeId, role } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { courses, orders } = sitting;
  const [round] = orders;
  const { mutate, isPending } = useMutation({
    mutationFn: (fired: readonly HeldCourse[]) =>
      call('POST /api/stores/:storeId/orders/:orderId/fire', {
        params: { storeId, orderId: round?._id ?? '' },
        body: { courses: fired.map(({ _id }) => _id) },
      }),
    // Fired twice is fired once, and the next course would stand here by the second tap.
    retry: (count, error) => count === 0 && passes(error),
    onSuccess: (_, fired) => say(t.fired(namesOf(fired))),
    onError: complain,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: floorQuery(storeId).queryKey });
      void client.invalidateQueries({ queryKey: sittingQuery(storeId, sitting._id).queryKey });
    },
  });
  const namesOf = (named: readonly HeldCourse[]) =>
    named.map(({ name }) => nameOf({ label: name })).join(', ');
  const next = courses?.held.slice(0, 1) ?? [];
  const isNew = useJustChanged(next[0]?._id ?? '');
  if (!courses || !round || next.length === 0) return null;
  const title = courses.isServed ? t.waitsFor(namesOf(next)) : t.onHold(namesOf(courses.held));
  return (
    <section className={styles.section} aria-labelledby="courses">
      <h3 id="courses">{title}</h3>
      <p className={styles.soft}>{courses.isServed ? t.eating : t.cooking}</p>
      {may(role, 'order.move') && (
        <div className={styles.steps}>
          <LineButton
            look={isMain ? 'main' : 'plain'}
            isBusy={isPending || isNew}
            onClick={() => mutate(next)}
          >
            {t.fire(namesOf(next))}
          </LineButton>
          {(courses.held.length > 1 || !courses.isServed) && (
            <LineButton isBusy={isPending || isNew} onClick={() => mutate(courses.held)}>
              {t.together}
            </LineButton>
          )}
        </div>
      )}
    </section>
  );
}
