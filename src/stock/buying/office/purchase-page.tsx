import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useSaid } from '#stock/ingredients/office/face/use-said.ts';
import { leftOf } from '#stock/ingredients/rules/buying.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmCall } from '#ui/office/dialogs/confirm-call.tsx';
import { formatDay } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { type Column, Table } from '#ui/office/table/table.tsx';
import type { PurchaseView } from '../wire/buying.ts';
import styles from './buying.module.css';
import { type Given, nameIn, stateOf } from './given.ts';
import { ReceiveDialog } from './receive-dialog.tsx';
import { SendCard } from './send-card.tsx';
import { useRefresh } from './use-buying.ts';

interface PurchasePageProps extends Given {
  purchase: PurchaseView;
  onBack: () => void;
}

/** One order to a supplier: sent, and then received in whole or in part. */
export function PurchasePage({ purchase, buying, ingredients, onBack }: PurchasePageProps) {
  const { t, language } = useInterface();
  const { storeId, role, profile } = useStore();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'receive' | 'close' | null>(null);
  const mayManage = may(role, 'stock.manage');
  const name = nameIn(buying.suppliers, purchase.supplier);
  const { timeZone } = profile;
  const about = t.buying.orderedOn(formatDay(purchase.at, { language, timeZone }), purchase.by);
  const isOpen = purchase.closedAt === null;
  return (
    <Page
      title={t.buying.orderTo(name)}
      lead={`${about} · ${t.buying.states[stateOf(purchase)]}`}
      width="wide"
      actions={<Button onClick={onBack}>{t.buying.backToOrders}</Button>}
    >
      <div className={styles.stack}>
        {isOpen && (
          <div className={styles.steps}>
            <Button look="main" onClick={() => setOpen('receive')}>
              {t.buying.receive}
            </Button>
            {mayManage && <Button onClick={() => setOpen('close')}>{t.buying.close}</Button>}
          </div>
        )}
        <Came purchase={purchase} ingredients={ingredients} />
        {isOpen && mayManage && <SendCard purchase={purchase} buying={buying} ingredients={ingredients} />}
      </div>
      {open === 'receive' && (
        <ReceiveDialog
          purchase={purchase}
          name={name}
          ingredients={ingredients}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'close' && (
        <ConfirmCall
          title={t.buying.close}
          action={t.buying.close}
          send={() =>
            call('POST /api/stores/:storeId/stock/purchases/:purchaseId/close', {
              params: { storeId, purchaseId: purchase._id },
              body: {},
            })
          }
          onDone={() => void refresh()}
          onClose={() => setOpen(null)}
        >
          {t.buying.closeAsks}
        </ConfirmCall>
      )}
    </Page>
  );
}

function Came({ purchase: { lines }, ingredients }: Pick<PurchasePageProps, 'purchase' | 'ingredients'>) {
  const { t } = useInterface();
  const say = useSaid();
  const unitOf = (id: string) => ingredients.find(({ _id }) => _id === id)?.unit ?? 'pc';
  type Line = PurchaseView['lines'][number];
  const amount = (label: string, of: (line: Line) => number): Column<Line> => ({
    label,
    isFigure: true,
    cell: (line) => (of(line) === 0 ? '–' : say(of(line), unitOf(line.ingredient))),
  });
  const columns: Column<Line>[] = [
    { label: t.buying.ingredient, isName: true, cell: ({ ingredient }) => nameIn(ingredients, ingredient) },
    amount(t.buying.ordered, ({ pack, packs }) => pack.quantity * packs),
    amount(t.buying.came, ({ received }) => received),
    amount(t.buying.left, leftOf),
  ];
  return (
    <Card title={t.buying.came}>
      <div className={styles.scroll}>
        <Table
          columns={columns}
          rows={lines}
          keyOf={({ ingredient }) => ingredient}
          caption={t.buying.came}
        />
      </div>
    </Card>
  );
}
