import type { ReactNode } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import button from '#ui/office/buttons/button.module.css';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { billPdf } from '../../office-api/bills.ts';
import type { BillsOfOrder } from '../../wire/bills.ts';
import styles from './bill-dialog.module.css';
import { BillSheet } from './bill-sheet.tsx';
import { BuyerEditor } from './buyer-editor.tsx';
import { EInvoiceNote } from './e-invoice-note.tsx';
import { remedyOf } from './remedy.ts';

interface BillDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** An order of the bill. */
  orderId: string;
  found: BillsOfOrder | undefined;
  error?: unknown;
  /** Shown in place of the bills if none was issued. */
  children?: ReactNode;
}

/** All bills that were issued for an order, with buttons to print or download them. */
export function BillDialog({ isOpen, onClose, orderId, found, error, children }: BillDialogProps) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="30rem" title={t.bills.one} isOnTop>
      {children ? (
        children
      ) : found ? (
        <Bills found={found} orderId={orderId} />
      ) : error ? (
        <p role="alert">{errorText(t, error)}</p>
      ) : (
        <Loading shape="words" />
      )}
    </Dialog>
  );
}

function Bills({ found: { orderSlug, bills }, orderId }: { found: BillsOfOrder; orderId: string }) {
  const { bills: t } = useTexts();
  const { storeId } = useStore();
  const standing = bills.findLast(({ content }) => content.corrects === null);
  const company = { orderId, buyer: standing?.content.buyer ?? null, isIssued: true };
  const isCompanyAsked = bills.some(({ eInvoice }) => eInvoice && remedyOf(eInvoice) === 'company');
  const look = `${button.button} ${button.plain}`;
  return (
    <>
      {orderSlug !== '' && (
        <p className={styles.ways}>
          <a
            className={`${button.button} ${button.main}`}
            href={`/status/${orderSlug}/bill`}
            target="_blank"
            rel="noopener"
          >
            {t.print}
          </a>
        </p>
      )}
      {bills.map(({ _id, content, eInvoice }) => (
        <section key={_id} aria-label={content.number}>
          {eInvoice && (
            <EInvoiceNote
              billId={_id}
              day={content.date.slice(0, 10)}
              eInvoice={eInvoice}
              changeCompany={<BuyerEditor {...company} isAsked />}
            />
          )}
          <BillSheet content={content} />
          <p className={styles.ways}>
            {(['a4', '80mm'] as const).map((paper) => (
              <a
                key={paper}
                className={look}
                href={billPdf(storeId, _id, paper)}
                target="_blank"
                rel="noopener"
              >
                {t.pdf[paper]}
              </a>
            ))}
          </p>
        </section>
      ))}
      {orderSlug !== '' && !isCompanyAsked && <BuyerEditor {...company} />}
    </>
  );
}
