import { Menu } from '@mantine/core';
import { useState } from 'react';
import { ownOrNull } from '#ordering/menu/rules/foreign-pictures.ts';
import { type Membership, useStore } from '#restaurant/access/office/current-store.ts';
import { NewRestaurantDialog } from '#restaurant/people/office/face/new-restaurant-dialog.tsx';
import { useTexts } from '#texts/office/index.ts';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import { DownIcon, PlusIcon, TickIcon } from '#ui/office/icons.tsx';
import { firstLetter } from '#ui/office/initials.ts';
import styles from './shell.module.css';

interface StoreSwitchProps {
  stores: readonly Membership[];
  onChoose: (storeId: string) => void;
}

export function StoreSwitch({ stores, onChoose }: StoreSwitchProps) {
  const t = useTexts();
  const { storeId, isAtTablet, profile } = useStore();
  const logo = ownOrNull(profile.logo);
  const [isNewOpen, setNewOpen] = useState(false);
  const label = (
    <>
      <span className={styles.tile} aria-hidden="true">
        {logo ? <img src={logo} alt="" /> : firstLetter(profile.name)}
      </span>
      <span className={styles.name}>{profile.name}</span>
    </>
  );
  // A PIN is good in this restaurant alone.
  if (isAtTablet) return <p className={styles.store}>{label}</p>;
  return (
    <>
      <Dropdown position="bottom-start" width={280}>
        <Menu.Target>
          <button type="button" className={styles.store} title={t.shell.switchStore}>
            {label}
            <DownIcon size={18} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {stores.map(({ _id, name }) => (
            <Menu.Item
              key={_id}
              aria-current={_id === storeId || undefined}
              rightSection={_id === storeId && <TickIcon />}
              onClick={() => onChoose(_id)}
            >
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<PlusIcon />} onClick={() => setNewOpen(true)}>
            {t.shell.newStore}
          </Menu.Item>
        </Menu.Dropdown>
      </Dropdown>
      <NewRestaurantDialog isOpen={isNewOpen} onClose={() => setNewOpen(false)} />
    </>
  );
}
