import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { formatWhen } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import type { PrinterView } from '../../wire/printing.ts';
import { ConnectSteps } from './connect-steps.tsx';
import { DeviceLink } from './device-link.tsx';
import type { Connecting } from './polling-address.tsx';
import styles from './printers.module.css';
import { usePrinters } from './use-printers.ts';
import { useStationsOf } from './use-stations-of.ts';

interface PrinterCardProps {
  printer: PrinterView;
  onEdit: () => void;
  onConnect: (connecting: Connecting) => void;
}

export function PrinterCard({ printer, onEdit, onConnect }: PrinterCardProps) {
  const { printing: t, edit, remove: removeWord } = useTexts();
  const { _id, name, kind, enabled, fault, seenAt } = printer;
  const isWaiting = enabled && fault === null && seenAt === null;
  const { test, remove, renew } = usePrinters();
  const [asking, setAsking] = useState<'remove' | 'renew' | null>(null);
  const close = () => setAsking(null);
  const renewNow = () =>
    renew.mutate(_id, {
      onSuccess: ({ pollingAddress }) => {
        close();
        onConnect({ name, kind, address: pollingAddress ?? '' });
      },
    });
  return (
    <Card title={name} hint={<About printer={printer} />}>
      <State printer={printer} />
      {kind === 'device' && <DeviceLink printer={printer} />}
      {isWaiting && kind !== 'device' && (
        <div className={styles.guide}>
          <h3>{t.connect}</h3>
          <ConnectSteps kind={kind} />
        </div>
      )}
      <div className={styles.steps}>
        <Button
          look={isWaiting && kind !== 'device' ? 'main' : 'plain'}
          isBusy={test.isPending}
          aria-label={t.testOf(name)}
          onClick={() => test.mutate(_id)}
        >
          {t.test}
        </Button>
        <Button aria-label={t.editOf(name)} onClick={onEdit}>
          {edit}
        </Button>
        {(kind === 'star' || kind === 'epson') && (
          <Button aria-label={t.newAddressOf(name)} onClick={() => setAsking('renew')}>
            {t.newAddress}
          </Button>
        )}
        <Button look="danger" aria-label={t.removeOf(name)} onClick={() => setAsking('remove')}>
          {removeWord}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asking === 'remove'}
        title={t.removeTitle(name)}
        action={removeWord}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(_id, { onSuccess: close })}
        onClose={close}
      >
        {t.removeLead}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'renew'}
        title={t.newAddressOf(name)}
        action={t.newAddress}
        isBusy={renew.isPending}
        onConfirm={renewNow}
        onClose={close}
      >
        {t.newAddressLead}
      </ConfirmDialog>
    </Card>
  );
}

function About({ printer }: { printer: PrinterView }) {
  const { printing: t, stations } = useTexts();
  const at = useStationsOf(printer);
  const { storeId, profile } = useStore();
  const { data } = useQuery(catalogueQuery(storeId));
  const categories = data?.menus.flatMap((menu) => menu.categories) ?? [];
  const labelled = (ids: string[] | null, all: { _id: string; label: string }[]) =>
    ids === null
      ? []
      : [t.some(all.flatMap(({ _id, label }) => (ids.includes(_id) ? [label] : [])).join(', '))];
  const prints = [
    printer.tickets && t.onlyTickets,
    printer.receipts && t.onlyReceipts,
    printer.drawer && t.onlyDrawer,
  ].filter(Boolean);
  const about = [
    [t.kinds[printer.kind], printer.address, t.papers[printer.paper]],
    [
      ...(prints.length === 0 ? [t.byHand] : prints),
      ...(at.length > 0 ? [stations.printsThere(at.join(', '))] : labelled(printer.categories, categories)),
      ...labelled(printer.orderTypes, profile.orderConfigs),
    ],
  ];
  return about.map((parts) => {
    const words = parts.filter(Boolean).join(' · ');
    return (
      <span key={words} className={styles.about}>
        {words}
      </span>
    );
  });
}

function State({ printer }: { printer: PrinterView }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { enabled, fault, failingSince, seenAt, waiting } = printer;
  const when = (at: string) => formatWhen(Date.parse(at), serverNow(), { language, timeZone });
  const isWrong = enabled && fault !== null;
  const state = () => {
    if (!enabled) return t.printing.off;
    if (fault === null) return seenAt ? t.printing.ready(when(seenAt)) : t.printing.waitingForCall;
    const what = t.printing.faults[fault];
    return failingSince ? t.printing.faultSince(what, when(failingSince)) : what;
  };
  const looks = isWrong ? styles.wrong : enabled && seenAt ? styles.good : styles.unknown;
  return (
    <p className={`${styles.state} ${looks}`} role="status">
      <span>{state()}</span>
      {waiting > 0 && <span className={styles.waiting}>{t.printing.waiting(waiting)}</span>}
    </p>
  );
}
