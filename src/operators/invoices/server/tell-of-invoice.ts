import { invoiceHref } from '#operators/plans/rules/invoice.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { type Email, keepEmails } from '#platform/mail/server/send-email.ts';
import { findOwnerEmails } from '#restaurant/access/server/membership.ts';
import { atOffice } from '#restaurant/stores/server/at-office.ts';
import { writeNewsEmail } from './payment-email.ts';
import { type InvoiceRow, selectOperatorEmails, updateNews } from './queries.ts';

type Addressed = Pick<InvoiceRow, 'storeId' | 'id'>;

/** Keeps an email to the owners, in the transaction of what it tells of. Answers what sends it after COMMIT. */
export async function tellOwners(tx: Ctx, row: Addressed, email: (link: string) => Email) {
  const office = await atOffice(tx, row.storeId);
  const link = office.site.origin + invoiceHref(row);
  return keepEmails(office, 'payment', await findOwnerEmails(tx, row.storeId), () => email(link));
}

/** Tells those who run the brand's money, once of each invoice. */
export async function tellOperators(
  tx: Ctx,
  row: InvoiceRow,
  { storeName, utr }: { storeName: string; utr: string | null },
): Promise<() => Promise<void>> {
  if (!(await updateNews(tx.db, row, new Date(tx.now)))) return async () => {};
  const office = await atOffice(tx, row.storeId);
  const link = `${office.site.origin}/operator/invoices`;
  return keepEmails(office, 'operatorNews', await selectOperatorEmails(tx.db, row.brandId), () =>
    writeNewsEmail(storeName, row.content, utr, link),
  );
}
