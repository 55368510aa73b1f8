import { RECEIPT_METHODS, type ReceiptMethod } from '#money/payments/rules/payment.ts';
import { useTexts } from '#texts/office/index.ts';
import { fileCells } from '#ui/office/sheets/write-file.ts';
import type { Column } from '#ui/office/table/table.tsx';
import type { ReportView } from '../../wire/report.ts';
import { FigureTable } from '../figure-table.tsx';
import { useColumns } from '../use-columns.ts';
import { FigureCard } from './figure-card.tsx';

type PersonRow = NonNullable<ReportView['people']>[number];

const receivedBy = ({ received }: PersonRow, method: ReceiptMethod) =>
  received.find((one) => one.method === method)?.amount ?? 0;

/** What each of the staff did to the orders of these days, with a column for each way of paying that was used. */
export function PeopleCard({ report }: { report: ReportView }) {
  const { reports: t, receipts } = useTexts();
  const c = useColumns();
  const people = report.people ?? [];
  const used = RECEIPT_METHODS.filter((method) =>
    people.some(({ received }) => received.some((one) => one.method === method)),
  );
  const columns: Column<PersonRow>[] = [
    c.text(t.person, ({ name }) => name),
    c.count(t.ordersTaken, ({ taken }) => taken.times),
    c.money(t.amountTaken, ({ taken }) => taken.amount),
    ...used.map((method) =>
      c.money<PersonRow>(t.receivedBy(receipts.methods[method]), (person) => receivedBy(person, method)),
    ),
    c.count(t.dishesRemoved, ({ takenOff }) => takenOff.times),
    c.money(t.amountRemoved, ({ takenOff }) => takenOff.amount),
    c.count(t.ordersCancelled, ({ cancelled }) => cancelled.times),
    c.money(t.amountCancelled, ({ cancelled }) => cancelled.amount),
    c.money(t.amountRefunded, ({ refunded }) => refunded.amount),
  ];
  return (
    <FigureCard
      title={t.people}
      hint={t.peopleHint}
      file={`${report.from}-${report.to}-people`}
      csv={() => fileCells(columns, people)}
    >
      {people.length === 0 ? (
        <p>{t.noneInPeriod}</p>
      ) : (
        <FigureTable caption={t.people} columns={columns} rows={people} keyOf={({ id }) => id} />
      )}
    </FigureCard>
  );
}
