import type { PrinterView } from '#domain/api/printing.ts';

interface Named {
  _id: string;
  label: string;
}

/** The categories whose dishes come out of no printer, although some are printed: easily forgotten with a new one. */
export function uncovered(printers: readonly PrinterView[], categories: readonly Named[]): string[] {
  const kitchen = printers.filter(({ enabled, tickets }) => enabled && tickets);
  if (kitchen.length === 0) return [];
  const isPrinted = ({ _id }: Named) =>
    kitchen.some((printer) => printer.categories === null || printer.categories.includes(_id));
  return categories.filter((category) => !isPrinted(category)).map(({ label }) => label);
}
