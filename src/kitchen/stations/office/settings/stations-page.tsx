import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { PlusIcon } from '#ui/office/icons.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { stationsQuery } from '../../office-api/stations.ts';
import type { StationView } from '../../wire/stations.ts';
import { StationEntry } from './station-entry.tsx';
import { StationForm } from './station-form.tsx';

export function StationsPage() {
  const { stations: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(stationsQuery(storeId));
  const [edited, setEdited] = useState<StationView | 'new' | null>(null);
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  const stations = data?.stations ?? [];
  const close = () => setEdited(null);
  const add = (
    <Button look="main" icon={<PlusIcon />} onClick={() => setEdited('new')}>
      {t.add}
    </Button>
  );
  const title = edited === null || edited === 'new' ? t.add : t.editOf(edited.name);
  return (
    <Page title={t.title} lead={t.lead} actions={stations.length > 0 ? add : undefined}>
      {!data && <Loading />}
      {data && stations.length === 0 && (
        <Nothing title={t.none} hint={t.noneHint}>
          {add}
        </Nothing>
      )}
      {stations.map((station) => (
        <StationEntry key={station._id} station={station} onEdit={() => setEdited(station)} />
      ))}
      <Dialog isOpen={edited !== null} onClose={close} size="38rem" title={title}>
        {edited !== null && (
          <StationForm
            station={edited === 'new' ? null : edited}
            others={stations.filter((one) => one !== edited)}
            onClose={close}
          />
        )}
      </Dialog>
    </Page>
  );
}
