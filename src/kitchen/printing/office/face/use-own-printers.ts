import { useQuery } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { OwnPaper } from '#restaurant/without-the-line/office/own-paper.ts';
import { addPapers } from '#restaurant/without-the-line/office/papers.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { printersQuery } from '../../office-api/printers.ts';
import { DRAWER, type PrintLine } from '../../rules/paper/print-line.ts';
import type { PrinterView } from '../../wire/printing.ts';
import { usePrintersHere } from '../device/printers-here.ts';

type Content = Pick<OwnPaper, 'id' | 'what' | 'lines'> & Partial<OwnPaper>;

/** Something that is printed at this device, without the server. */
export const paperOn = (printer: PrinterView, content: Content): OwnPaper => ({
  commandId: '',
  orderNo: null,
  madeAt: Date.now(),
  printerId: printer._id,
  paper: printer.paper,
  copies: printer.copies,
  language: printer.language,
  state: 'waiting',
  hasFailed: false,
  isCopy: false,
  ...content,
});

/** The printers of the store that this device prints for, and what they do without the server. */
export function useOwnPrinters() {
  const { storeId } = useStore();
  const ids = usePrintersHere().flatMap((one) => (one.storeId === storeId ? one.printerId : []));
  const { data } = useQuery({ ...printersQuery(storeId), enabled: ids.length > 0 });
  const printers = (data?.printers ?? []).filter(({ _id, enabled }) => enabled && ids.includes(_id));
  const print = (printer: PrinterView, lines: PrintLine[]) =>
    void addPapers([paperOn(printer, { id: randomId(), what: 'slip', lines })]);
  const openDrawer = () => {
    const drawers = printers.filter(({ drawer }) => drawer);
    void addPapers(drawers.map((one) => paperOn(one, { id: randomId(), what: 'drawer', lines: [DRAWER] })));
  };
  return { printers, print, openDrawer };
}
