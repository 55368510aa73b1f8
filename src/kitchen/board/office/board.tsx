import { useLocalStorage } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import styles from './board.module.css';
import { BoardDialogs, type Opened } from './board-dialogs.tsx';
import { BoardHead } from './board-head.tsx';
import { useDesk, useDeskActions } from './desk/desk-context.ts';
import { BoardKeys } from './keys/board-keys.tsx';
import { additionsOf } from './orders/additions.ts';
import { doneOrders } from './orders/tickets.ts';
import { PhoneHead } from './phone-head.tsx';
import { useTicketSize } from './settings/settings-dialog.tsx';
import { KitchenHead } from './station-screens/kitchen-head.tsx';
import { MutedBar, PausedTypes } from './strips/bars.tsx';
import { NotesBar } from './strips/notes-bar.tsx';
import { PrinterStrip } from './strips/printer-strip.tsx';
import { Strips } from './strips/strips.tsx';
import { OpeningsContext } from './tickets/openings.ts';
import { ColumnsView } from './views/columns-view.tsx';
import { CookRail } from './views/cook-rail.tsx';
import { ExpoView } from './views/expo-view.tsx';
import { KitchenView } from './views/kitchen-view.tsx';
import { useStates } from './views/use-states.ts';
import { type View, viewOf } from './views/views.ts';

const LAYOUTS = { columns: ColumnsView, kitchen: KitchenView, expo: ExpoView };

export function Board() {
  const t = useTexts();
  const { orders, fresh, error, isLoading, sound } = useDesk();
  const { view, show } = useView();
  const { size } = useTicketSize();
  const states = useStates(orders);
  const [opened, setOpened] = useState<Opened>(null);
  const [litItem, setLitItem] = useState<string | null>(null);
  const newIds = useMemo(() => new Set(fresh.map(({ _id }) => _id)), [fresh]);
  const additions = useMemo(() => additionsOf(orders), [orders]);
  const done = useMemo(() => doneOrders(orders), [orders]);
  const openings = useMemo(
    () => ({
      openOrder: (id: string) => setOpened({ what: 'order', id }),
      openCancel: (id: string) => setOpened({ what: 'cancel', id }),
      openItem: (id: string, lineKey: string) => setOpened({ what: 'item', id, lineKey }),
    }),
    [],
  );
  useLinkedOrder(setOpened);
  const openDone = () => setOpened({ what: 'done' });
  const openKeys = () => setOpened({ what: 'keys' });
  const head = {
    view,
    doneCount: done.length,
    onView: show,
    onRecall: openDone,
    onHelp: openKeys,
    onSettings: () => setOpened({ what: 'settings' }),
  };
  const Layout = LAYOUTS[view];

  if (error) return <BoardFailure error={error} />;
  return (
    <OpeningsContext value={openings}>
      <div className={styles.page} data-fills data-size={size} data-muted={!sound.isOn}>
        <h1 className="visually-hidden">{t.board.title}</h1>
        <MutedBar />
        <KitchenHead shown={null} />
        <PrinterStrip />
        <PausedTypes />
        {states.isPhone ? <PhoneHead {...head} states={states} newIds={newIds} /> : <BoardHead {...head} />}
        <Strips />
        <div className={styles.body}>
          <Layout
            orders={orders}
            states={states}
            isLoading={isLoading}
            newIds={newIds}
            additions={additions}
            litItem={litItem}
          />
          <CookRail orders={orders} isLoading={isLoading} lit={litItem} onLight={setLitItem} />
        </div>
        <NotesBar />
        <BoardKeys {...head} />
        <BoardDialogs opened={opened} done={done} onOpen={setOpened} />
      </div>
    </OpeningsContext>
  );
}

function BoardFailure({ error }: { error: Error }) {
  const t = useTexts();
  const { refetch } = useDeskActions();
  return <Failure title={t.board.failed} error={error} onRetry={refetch} />;
}

/** The layout, which is in the address and remembered on this device. */
function useView() {
  const { view: inAddress } = useSearch({ from: '/app/dashboard' });
  const navigate = useNavigate();
  const [remembered, remember] = useLocalStorage<string>({
    key: 'thali.board.view',
    defaultValue: 'columns',
    getInitialValueInEffect: false,
  });
  const view = viewOf(inAddress, remembered);
  useEffect(() => remember(view), [view, remember]);
  const show = (next: View) => void navigate({ to: '/app/dashboard', search: { view: next }, replace: true });
  return { view, show };
}

/** Opens the order or list that the address names, and removes it from the address. */
function useLinkedOrder(open: (opened: Opened) => void): void {
  const { order, list, view } = useSearch({ from: '/app/dashboard' });
  const navigate = useNavigate();
  useEffect(() => {
    if (order === undefined && list === undefined) return;
    open(order === undefined ? { what: 'unpaid' } : { what: 'order', id: order });
    void navigate({ to: '/app/dashboard', search: view ? { view } : {}, replace: true });
  }, [order, list, view, open, navigate]);
}
