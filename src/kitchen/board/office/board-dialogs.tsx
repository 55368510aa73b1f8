import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useOrder } from './desk/use-order.ts';
import { DoneList, useUnpaid } from './done-list.tsx';
import { KeysDialog } from './keys/keys-dialog.tsx';
import { mergeItems } from './orders/lines.ts';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { CancelDialog } from './sheet/cancel-dialog.tsx';
import { ItemDialog } from './sheet/item-dialog.tsx';
import { OrderSheet } from './sheet/order-sheet.tsx';

export type Opened =
  | { what: 'order' | 'cancel'; id: string }
  | { what: 'item'; id: string; lineKey: string }
  | { what: 'done' | 'unpaid' | 'keys' | 'settings' }
  | null;

interface BoardDialogsProps {
  opened: Opened;
  done: StaffOrderView[];
  onOpen: (opened: Opened) => void;
}

/** The dialogs of the board, of which at most one is open. */
export function BoardDialogs({ opened, done, onOpen }: BoardDialogsProps) {
  const close = () => onOpen(null);
  const isOpen = (what: NonNullable<Opened>['what']) => opened?.what === what;
  const unpaid = useUnpaid(isOpen('unpaid'));
  const order = useOrder(opened && 'id' in opened ? opened.id : null, unpaid.fetched);
  const orderIn = (what: 'order' | 'cancel' | 'item') => (isOpen(what) ? order : undefined);
  const line =
    opened?.what === 'item' && order
      ? mergeItems(order.items).find(({ key }) => key === opened.lineKey)
      : undefined;
  return (
    <>
      <DoneList
        orders={done}
        unpaid={unpaid}
        shown={opened?.what === 'done' || opened?.what === 'unpaid' ? opened.what : null}
        onShow={(what) => onOpen({ what })}
        onClose={close}
        onMore={(id) => onOpen({ what: 'order', id })}
      />
      <OrderSheet
        order={orderIn('order')}
        onClose={close}
        onCancel={(id) => onOpen({ what: 'cancel', id })}
      />
      <CancelDialog
        order={orderIn('cancel')}
        onClose={close}
        onOwed={(id) => onOpen({ what: 'order', id })}
      />
      <ItemDialog order={orderIn('item')} line={line} onClose={close} />
      <KeysDialog isOpen={isOpen('keys')} onClose={close} />
      <SettingsDialog isOpen={isOpen('settings')} onClose={close} />
    </>
  );
}
