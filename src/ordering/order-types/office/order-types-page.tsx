import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import { moveType, newType } from './edit-types.ts';
import styles from './order-types.module.css';
import { TypeCard } from './type-card.tsx';
import { useTypesForm } from './use-types-form.ts';

const MOST = 20;

/** Usual order types. Their names say their kinds. */
const USUAL = ['Delivery', 'Dine-In', 'Pickup', 'Roof-Top', 'In-Room'];

export function OrderTypesPage() {
  const { orderTypes: t, settings } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(catalogueQuery(storeId));
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {data ? <Types catalogue={data} /> : <Loading shape="cards" />}
    </Page>
  );
}

function Types({ catalogue }: { catalogue: CatalogueView }) {
  const { orderTypes: t } = useTexts();
  const form = useTypesForm(catalogue);
  const { types, set } = form;
  const [opened, setOpened] = useState<string | null>(null);
  const add = (label: string) => {
    const added = newType(label, randomId);
    set([...types, added]);
    setOpened(added._id);
  };
  return (
    <SettingsForm form={form}>
      {form.isElsewhere && (
        <div className={styles.elsewhere} role="alert">
          <p>{t.changedElsewhere}</p>
          <Button onClick={form.discard}>{t.takeTheirs}</Button>
        </div>
      )}
      {types.length === 0 && <Nothing title={t.none} hint={t.noneHint} />}
      <ul className={styles.list}>
        {types.map((type, index) => (
          <li key={type._id}>
            <TypeCard
              type={type}
              path={String(index)}
              faults={form.faults}
              isOpen={
                opened === type._id || Object.keys(form.faults).some((at) => at.startsWith(`${index}.`))
              }
              isFirst={index === 0}
              isLast={index === types.length - 1}
              onToggle={() => setOpened(opened === type._id ? null : type._id)}
              onChange={(changed) => set(types.with(index, changed))}
              onMove={(by) => set(moveType(types, index, index + by))}
              onRemove={() => set(types.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {types.length < MOST && <AddType taken={types.map(({ label }) => label)} onAdd={add} />}
    </SettingsForm>
  );
}

function AddType({ taken, onAdd }: { taken: string[]; onAdd: (label: string) => void }) {
  const { orderTypes: t } = useTexts();
  return (
    <Dropdown position="bottom-start" width={260}>
      <Menu.Target>
        <Button look="tinted" className={styles.addType}>
          {t.add}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {USUAL.filter((label) => !taken.includes(label)).map((label) => (
          <Menu.Item key={label} onClick={() => onAdd(label)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onAdd('')}>{t.own}</Menu.Item>
      </Menu.Dropdown>
    </Dropdown>
  );
}
