import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import type { NewPrinterBody, PrinterView } from '../../wire/printing.ts';

/** A new printer starts as a kitchen printer, which the first one usually is. */
export function newDraft(canCall: boolean, language: OfficeLanguage): NewPrinterBody {
  return {
    kind: canCall ? 'tcp' : 'device',
    name: '',
    address: '',
    paper: 80,
    language,
    tickets: true,
    receipts: false,
    categories: null,
    orderTypes: null,
    copies: 1,
    drawer: false,
    enabled: true,
  };
}

export function draftOf(printer: PrinterView): NewPrinterBody {
  const { kind, name, address, paper, language, tickets, receipts } = printer;
  const { categories, orderTypes, copies, enabled, drawer } = printer;
  return {
    kind,
    name,
    address,
    paper,
    language,
    tickets,
    receipts,
    categories,
    orderTypes,
    copies,
    drawer,
    enabled,
  };
}
