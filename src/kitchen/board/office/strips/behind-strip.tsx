import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { AVAILABLE, itemStateAt } from '#ordering/menu/rules/menu.ts';
import { useAvailability } from '#ordering/menu-editor/office/face/use-availability.ts';
import { holdsUp } from '#ordering/serving/rules/holds-up.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { useTimed } from '#ui/office/now.ts';
import { useDesk } from '../desk/desk-context.ts';
import { ChipsRow } from './chips-row.tsx';
import styles from './strips.module.css';

const PAUSE_MINUTES = 10;

/** Offers to take the dish off the menu for a while that most of the late orders wait for. */
export function BehindStrip() {
  const { desk: t } = useTexts();
  const { storeId, role } = useStore();
  const { orders } = useDesk();
  const { sellOut, isPending } = useAvailability();
  const minute = useTimed((now) => Math.floor(now / MINUTE));
  const isBehind = useMemo(() => holdsUp(orders, minute * MINUTE, () => true) !== null, [orders, minute]);
  const mayPause = may(role, 'item.availability');
  // The menu is large, and only a kitchen that has fallen behind needs it here.
  const { data } = useQuery({ ...catalogueQuery(storeId), enabled: isBehind && mayPause });
  const behind = useMemo(() => {
    const now = minute * MINUTE;
    const dishes = (data?.menus ?? []).flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    const isOffered = (itemId: string) =>
      dishes.some(
        ({ _id, state, until }) =>
          _id === itemId &&
          itemStateAt({ state, until: until === undefined ? null : Date.parse(until) }, now) === AVAILABLE,
      );
    return holdsUp(orders, now, isOffered);
  }, [orders, data, minute]);
  if (behind === null || !mayPause) return null;
  const { itemId: _id, label, late } = behind;
  return (
    <ChipsRow id="behind" title={t.behind(late)}>
      <li>
        <button
          type="button"
          className={`${styles.chip} ${common.bad} ${styles.whole}`}
          disabled={isPending}
          onClick={() => sellOut({ _id, label }, serverNow() + PAUSE_MINUTES * MINUTE)}
        >
          {t.pauseDish(label, PAUSE_MINUTES)}
        </button>
      </li>
    </ChipsRow>
  );
}
