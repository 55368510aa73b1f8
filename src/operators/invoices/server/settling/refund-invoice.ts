import { billNumber, financialYearOf } from '#money/bills/rules/bill-settings.ts';
import { INVOICE_TIME_ZONE, NOTES, refundOf } from '#operators/plans/rules/invoice.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import type { InvoiceView, RefundInvoiceBody } from '../../wire/invoices.ts';
import { changeInvoice } from '../change-invoice.ts';
import { leftOf } from '../credit.ts';
import { insertNote, selectNotes, takeNoteNumber } from '../credit-queries.ts';
import { findPrefix } from '../invoice-settings.ts';
import { writeRefundEmail } from '../payment-email.ts';
import { tellOwners } from '../tell-of-invoice.ts';

/** Writes the credit note of money that goes back. Two at once never give back more than was paid. */
export async function refundInvoice(
  ctx: OperatorCtx,
  given: string,
  id: string,
  { amount, reason, reference }: RefundInvoiceBody,
): Promise<InvoiceView> {
  return changeInvoice(ctx, given, id, async (tx, locked, name) => {
    const { storeId, content, brandId, number } = locked;
    if (locked.paidAt === null || number === null) throw new AppError('INVOICE_CHANGED');
    const before = (await selectNotes(tx.db, [storeId], [id])).reduce(
      (sum, note) => sum + note.content.total,
      0,
    );
    const left = leftOf(locked, before);
    const back = amount ?? left;
    if (back > left) throw fieldFault({ amount: { rule: 'atMost', most: toNumber(left) } });
    if (back <= 0) throw fieldFault({ amount: { rule: 'amount' } });
    const date = dayIn(INVOICE_TIME_ZONE, tx.now);
    const year = financialYearOf(date);
    const note = {
      storeId,
      brandId,
      id: uuidV7(tx.now),
      invoiceId: id,
      reference,
      createdAt: new Date(tx.now),
      number: billNumber(
        await findPrefix(tx.db, brandId, NOTES),
        year,
        await takeNoteNumber(tx.db, brandId, year),
      ),
      content: {
        seller: content.seller,
        buyer: content.buyer,
        against: number,
        date,
        reason,
        ...refundOf(content, before, back),
      },
    };
    await insertNote(tx.db, note);
    const told = await tellOwners(tx, note, (link) => writeRefundEmail(name, note.content, link));
    return { row: locked, send: told };
  });
}
