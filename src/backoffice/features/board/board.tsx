import { useState } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { Failure } from '../../parts/failure.tsx';
import { formatTime } from '../../parts/format.ts';
import { DoneIcon } from '../../parts/icons.tsx';
import { useInterface } from '../../texts/index.ts';
import styles from './board.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { CodesStrip } from './codes-strip.tsx';
import { TicketColumn } from './column.tsx';
import { CookRail } from './cook-rail.tsx';
import { useDesk } from './desk-context.ts';
import { DoneList } from './done-list.tsx';
import { NotesBar } from './notes-bar.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { COLUMNS, type Column, doneOrders, ticketsIn } from './tickets.ts';

type Opened = { what: 'order' | 'cancel'; id: string } | { what: 'done' } | null;

export function Board() {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { orders, error, isLoading, look, connection } = useDesk();
  const [shown, setShown] = useState<Column>(1);
  const [opened, setOpened] = useState<Opened>(null);
  const [litItem, setLitItem] = useState<string | null>(null);
  const done = doneOrders(orders);
  const isQuiet = done.length === orders.length;
  const openedOrder = (what: 'order' | 'cancel') =>
    opened?.what === what ? orders.find(({ _id }) => _id === opened.id) : undefined;
  const close = () => setOpened(null);

  if (error && orders.length === 0) return <Failure title={t.board.failed} error={error} onRetry={look} />;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t.board.title}</h1>
      {connection.state === 'lost' && (
        <p className={styles.stale}>
          {`${t.connection.lost(formatTime(connection.since, { language, timeZone }))}. ${t.connection.stale}`}
        </p>
      )}
      <CodesStrip />
      <nav className={styles.tabs} aria-label={t.board.columns}>
        {COLUMNS.map((column) => (
          <button
            key={column}
            type="button"
            className={styles.tab}
            aria-pressed={shown === column}
            onClick={() => setShown(column)}
          >
            {t.states[column]} <Count orders={ticketsIn(orders, column)} />
          </button>
        ))}
      </nav>
      <div className={styles.board} aria-busy={isLoading}>
        {COLUMNS.map((column) => (
          <TicketColumn
            key={column}
            column={column}
            tickets={ticketsIn(orders, column)}
            isShown={shown === column}
            isQuiet={isQuiet && !isLoading}
            isLoading={isLoading}
            litItem={litItem}
            onMore={(id) => setOpened({ what: 'order', id })}
            onCancel={(id) => setOpened({ what: 'cancel', id })}
          />
        ))}
      </div>
      <CookRail orders={orders} lit={litItem} onLight={setLitItem}>
        <Button className={styles.done} icon={<DoneIcon />} onClick={() => setOpened({ what: 'done' })}>
          {t.board.done} <span className={styles.count}>{done.length}</span>
        </Button>
      </CookRail>
      <NotesBar />
      <DoneList
        orders={done}
        isOpen={opened?.what === 'done'}
        onClose={close}
        onMore={(id) => setOpened({ what: 'order', id })}
      />
      <OrderSheet
        order={openedOrder('order')}
        onClose={close}
        onCancel={(id) => setOpened({ what: 'cancel', id })}
      />
      <CancelDialog order={openedOrder('cancel')} onClose={close} />
    </div>
  );
}

function Count({ orders }: { orders: OrderView[] }) {
  return <span className={styles.count}>{orders.length}</span>;
}
