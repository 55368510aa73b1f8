import { useMutation } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import type { PrinterView } from '../../wire/printing.ts';
import { keepPrinter, usePrintersHere } from '../device/printers-here.ts';
import { choosePrinter, type WayName, waysHere } from '../device/ways.ts';
import styles from './printers.module.css';
import { usePrinters } from './use-printers.ts';

/** Whether this device prints for a printer, and how it begins to, or stops. */
export function DeviceLink({ printer: { _id, name } }: { printer: Pick<PrinterView, '_id' | 'name'> }) {
  const { printing: t } = useTexts();
  const { storeId } = useStore();
  const { complain } = useNotice();
  const { renew, test } = usePrinters();
  const here = usePrintersHere().find(({ printerId }) => printerId === _id);
  const { mutate, isPending } = useMutation({
    mutationFn: async (way: WayName) => {
      const link = await choosePrinter(way);
      if (!link) return;
      const { pollingAddress } = await renew.mutateAsync(_id);
      const token = pollingAddress?.split('/').at(-1) ?? '';
      keepPrinter(_id, { storeId, printerId: _id, token, link });
      test.mutate(_id);
    },
    onError: complain,
  });
  const ways = waysHere();
  if (ways.length === 0) return <p>{t.device.none}</p>;
  return (
    <div className={styles.guide}>
      <p>{here ? t.device.here(t.device.ways[here.link.way]) : t.device.lead}</p>
      <div className={styles.steps}>
        {(here ? [] : ways).map((way) => (
          <Button
            key={way}
            look="main"
            isBusy={isPending}
            onClick={() => mutate(way)}
            aria-label={t.device.byOf(t.device.ways[way], name)}
          >
            {t.device.ways[way]}
          </Button>
        ))}
        {here && (
          <Button look="danger" onClick={() => keepPrinter(_id, null)}>
            {t.device.stop}
          </Button>
        )}
      </div>
    </div>
  );
}
