import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AVAILABLE, itemStateAt } from '#domain/menu/menu.ts';
import { holdsUp } from '#domain/serving/holds-up.ts';
import { may } from '#domain/staff/permissions.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import common from '../../../components/common.module.css';
import { useTimed } from '../../../components/now.ts';
import { serverNow } from '../../../device/clock.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import { useAvailability } from '../../menu-editor/face/use-availability.ts';
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
