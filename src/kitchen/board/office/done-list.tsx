import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { unpaidQuery } from '#ordering/orders/office-api/orders.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { isServedUnpaid, servedFor } from '#tables/floor/rules/served-unpaid.ts';
import { useInterface, useNames } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import common from '#ui/office/common.module.css';
import { SidePanel } from '#ui/office/dialogs/dialog.tsx';
import { formatAmount, formatDayTime, formatTime } from '#ui/office/format.ts';
import { UndoIcon } from '#ui/office/icons.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useTimed } from '#ui/office/now.ts';
import { useDesk } from './desk/desk-context.ts';
import { useMove } from './desk/use-move.ts';
import styles from './done-list.module.css';
import { settledBy, unpaidOrders } from './orders/payments.ts';
import { endedAt, headOf, isHeadNumber, minutesTaken, previousState, typeOf } from './orders/tickets.ts';

/** The unpaid orders, page by page: the board itself has only the newest of them. */
export function useUnpaid(isShown: boolean) {
  const { storeId } = useStore();
  const { orders: onBoard } = useDesk();
  const query = useInfiniteQuery({ ...unpaidQuery(storeId), enabled: isShown });
  const { data } = query;
  const fetched = useMemo(() => data?.pages.flatMap(({ orders }) => orders) ?? [], [data]);
  const orders = useMemo(() => unpaidOrders(onBoard, fetched), [onBoard, fetched]);
  return { query, fetched, orders };
}

type Unpaid = ReturnType<typeof useUnpaid>;

const LISTS = ['done', 'unpaid'] as const;
type List = (typeof LISTS)[number];

interface DoneListProps {
  orders: StaffOrderView[];
  unpaid: Unpaid;
  /** Null while it is closed. */
  shown: List | null;
  onShow: (list: List) => void;
  onClose: () => void;
  onMore: (orderId: string) => void;
}

/** Done orders, to open and to call back, and the served orders that are unpaid. */
export function DoneList({ orders, unpaid, shown, onShow, onClose, onMore }: DoneListProps) {
  const { t } = useInterface();
  return (
    <SidePanel isOpen={shown !== null} onClose={onClose} size="26rem" title={t.board.doneTitle}>
      <Choice
        label={t.board.doneTitle}
        value={shown}
        options={LISTS.map((value) => ({ value, label: t.board.doneLists[value] }))}
        onChange={onShow}
      />
      {shown === 'unpaid' ? (
        <UnpaidOrders unpaid={unpaid} onMore={onMore} />
      ) : (
        <Orders orders={orders} none={t.board.doneEmpty} onMore={onMore} />
      )}
    </SidePanel>
  );
}

function UnpaidOrders({ unpaid: { query, orders }, onMore }: Pick<DoneListProps, 'unpaid' | 'onMore'>) {
  const { t } = useInterface();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (error && !data) return <Failure title={t.board.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <Orders orders={orders} none={t.board.unpaidEmpty} onMore={onMore} />
      {hasNextPage && (
        <Button className={styles.more} isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.board.unpaidMore}
        </Button>
      )}
    </>
  );
}

interface OrdersProps extends Pick<DoneListProps, 'orders' | 'onMore'> {
  none: string;
}

function Orders({ orders, none, onMore }: OrdersProps) {
  if (orders.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <DoneOrder key={order._id} order={order} onMore={() => onMore(order._id)} />
      ))}
    </ul>
  );
}

function DoneOrder({ order, onMore }: { order: StaffOrderView; onMore: () => void }) {
  const { t, language } = useInterface();
  const { nameOf } = useNames();
  const { role, profile } = useStore();
  const { move, isMoving } = useMove();
  const back = previousState(order, role);
  const isCancelled = order.state === CANCELLED;
  const { timeZone } = profile;
  const ended = endedAt(order);
  const settled = settledBy(order).map((how) => t.receipts.methods[how]);
  const waited = servedFor(order, useTimed((now) => Math.floor(now / MINUTE)) * MINUTE);
  const isToday = dayIn(timeZone, ended) === dayIn(timeZone, serverNow());
  const at = (isToday ? formatTime : formatDayTime)(ended, { language, timeZone });
  return (
    <li className={styles.order}>
      <button type="button" className={styles.open} onClick={onMore}>
        <span className={styles.number}>{headOf(order)}</span>
        <span>
          <span className={styles.type}>{nameOf(typeOf(order))}</span>
          <span className={styles.about}>
            {[
              isHeadNumber(order) ? order.user.name : t.board.order(order.orderNo),
              isCancelled ? at : `${at} · ${t.board.tookMinutes(minutesTaken(order))}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {settled.length > 0 && <span className={styles.about}>{settled.join(' + ')}</span>}
          {isServedUnpaid(order) && (
            <span className={styles.due}>
              {[
                t.receipts.stillDue(formatAmount(order.money.due, order.store.currency)),
                t.receipts.waited(waited.minutes),
                waited.by,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </span>
        <span className={`${common.pill} ${isCancelled ? common.bad : common.good}`}>
          {t.states[isCancelled ? CANCELLED : SERVED]}
        </span>
      </button>
      {back !== null && (
        <Button
          className={styles.back}
          aria-label={`${t.board.stepBack(t.states[back])}, ${t.board.order(order.orderNo)}`}
          title={t.board.stepBack(t.states[back])}
          isBusy={isMoving}
          onClick={() => move({ order, to: back })}
        >
          <UndoIcon />
        </Button>
      )}
    </li>
  );
}
