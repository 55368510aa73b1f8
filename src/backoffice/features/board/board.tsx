import { useMemo, useState } from 'react';
import { useStore } from '../../parts/current-store.ts';
import { Failure } from '../../parts/failure.tsx';
import { formatTime } from '../../parts/format.ts';
import { useInterface } from '../../texts/index.ts';
import { additionsOf } from './additions.ts';
import styles from './board.module.css';
import { BoardDialogs, type Opened } from './board-dialogs.tsx';
import { BoardHead } from './board-head.tsx';
import { BoardKeys } from './board-keys.tsx';
import { CodesStrip } from './codes-strip.tsx';
import { ColumnsView } from './columns-view.tsx';
import { CookRail } from './cook-rail.tsx';
import { useDesk, useDeskActions } from './desk-context.ts';
import { ExpoView } from './expo-view.tsx';
import { KitchenView } from './kitchen-view.tsx';
import { MutedBar } from './muted-bar.tsx';
import { NotesBar } from './notes-bar.tsx';
import { OpeningsContext } from './openings.ts';
import { OwedStrip } from './owed-strip.tsx';
import { PausedTypes } from './paused-types.tsx';
import { PrinterStrip } from './printer-strip.tsx';
import { ClaimsStrip } from './receipts/claims-strip.tsx';
import strip from './strip.module.css';
import { doneOrders } from './tickets.ts';
import { useLinkedOrder } from './use-linked-order.ts';
import { useSize } from './use-size.ts';
import { useView } from './use-view.ts';

const LAYOUTS = { columns: ColumnsView, kitchen: KitchenView, expo: ExpoView };

export function Board() {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { orders, fresh, error, isLoading, connection } = useDesk();
  const { view, show } = useView();
  const { size } = useSize();
  const [opened, setOpened] = useState<Opened>(null);
  const [litItem, setLitItem] = useState<string | null>(null);
  const newIds = useMemo(() => new Set(fresh.map(({ _id }) => _id)), [fresh]);
  const additions = useMemo(() => additionsOf(orders), [orders]);
  const done = useMemo(() => doneOrders(orders), [orders]);
  const openings = useMemo(
    () => ({
      more: (id: string) => setOpened({ what: 'order', id }),
      cancel: (id: string) => setOpened({ what: 'cancel', id }),
      item: (id: string, lineKey: string) => setOpened({ what: 'item', id, lineKey }),
    }),
    [],
  );
  useLinkedOrder(setOpened);
  const recall = () => setOpened({ what: 'done' });
  const help = () => setOpened({ what: 'keys' });
  const Layout = LAYOUTS[view];

  if (error && orders.length === 0) return <Unreadable error={error} />;
  return (
    <OpeningsContext value={openings}>
      <div className={styles.page} data-fills data-size={size}>
        <h1 className="visually-hidden">{t.board.title}</h1>
        <MutedBar />
        {connection.state === 'lost' && (
          <p className={styles.stale}>
            {`${t.connection.lost(formatTime(connection.since, { language, timeZone }))}. ${t.connection.stale}`}
          </p>
        )}
        <PrinterStrip />
        <PausedTypes />
        <BoardHead
          view={view}
          doneCount={done.length}
          onView={show}
          onRecall={recall}
          onHelp={help}
          onSettings={() => setOpened({ what: 'settings' })}
        />
        <div className={strip.strips}>
          <CodesStrip />
          <OwedStrip />
          <ClaimsStrip />
        </div>
        <div className={styles.body}>
          <Layout
            orders={orders}
            isLoading={isLoading}
            newIds={newIds}
            additions={additions}
            litItem={litItem}
          />
          <CookRail orders={orders} lit={litItem} onLight={setLitItem} />
        </div>
        <NotesBar />
        <BoardKeys view={view} onView={show} onRecall={recall} onHelp={help} />
        <BoardDialogs opened={opened} done={done} onOpen={setOpened} />
      </div>
    </OpeningsContext>
  );
}

function Unreadable({ error }: { error: Error }) {
  const { t } = useInterface();
  const { look } = useDeskActions();
  return <Failure title={t.board.failed} error={error} onRetry={look} />;
}
