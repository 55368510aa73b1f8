import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { printersQuery } from '#kitchen/printing/office-api/printers.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import type { StationView } from '../../wire/stations.ts';
import styles from './stations.module.css';
import { useStations } from './use-stations.ts';

export function StationEntry({ station, onEdit }: { station: StationView; onEdit: () => void }) {
  const { stations: t, edit, remove: removeWord } = useTexts();
  const { _id, name } = station;
  const { remove } = useStations();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <Card title={name} hint={<About station={station} />}>
      <div className={styles.steps}>
        <Link
          to="/app/kitchen/$station"
          params={{ station: _id }}
          className={styles.open}
          aria-label={t.openOf(name)}
        >
          {t.open}
        </Link>
        <Button aria-label={t.editOf(name)} onClick={onEdit}>
          {edit}
        </Button>
        <Button look="danger" aria-label={t.removeOf(name)} onClick={() => setIsAsking(true)}>
          {removeWord}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.removeTitle(name)}
        action={removeWord}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(_id, { onSuccess: close })}
        onClose={close}
      >
        {t.removeLead}
      </ConfirmDialog>
    </Card>
  );
}

function About({ station }: { station: StationView }) {
  const { stations: t } = useTexts();
  const { storeId } = useStore();
  const { data: catalogue } = useQuery(catalogueQuery(storeId));
  const { data: printers } = useQuery(printersQuery(storeId));
  const { categories, items, isDefault, minutes } = station;
  const labels = catalogue?.menus
    .flatMap((menu) => menu.categories)
    .flatMap(({ _id, label }) => (categories.includes(_id) ? [label] : []));
  const named = printers?.printers.flatMap(({ _id, name }) => (station.printers.includes(_id) ? [name] : []));
  const cooks = [
    ...new Set(labels),
    items.length > 0 && t.someDishes(items.length),
    isDefault && t.cooksAllElse,
  ];
  const rows = [
    cooks.filter(Boolean).join(' · '),
    [minutes !== null && t.about(minutes), named?.length ? t.printsOn(named.join(', ')) : t.noPrinters]
      .filter(Boolean)
      .join(' · '),
  ];
  return rows.filter(Boolean).map((row) => (
    <span key={row} className={styles.about}>
      {row}
    </span>
  ));
}
