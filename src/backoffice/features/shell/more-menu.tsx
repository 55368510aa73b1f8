import { Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { Dropdown } from '../../parts/dropdown.tsx';
import { LanguageIcon, MoreIcon, OpenIcon, PersonIcon, QrIcon, SignOutIcon } from '../../parts/icons.tsx';
import { LANGUAGES, type Language, useInterface } from '../../texts/index.ts';
import { PauseItems } from './pause-items.tsx';
import { QrDialog } from './qr-dialog.tsx';
import styles from './shell-menus.module.css';
import { ThemeItems } from './theme-items.tsx';

interface MoreMenuProps {
  accountName: string;
  onSignOut: () => void;
}

export function MoreMenu({ accountName, onSignOut }: MoreMenuProps) {
  const { t, language, setLanguage } = useInterface();
  const { slug } = useStore().profile;
  // The bar of a phone has no room for the pause button.
  const isPhone = useMediaQuery('(width < 40rem)');
  const [isQrOpen, setQrOpen] = useState(false);
  const others = (Object.keys(LANGUAGES) as Language[]).filter((code) => code !== language);
  return (
    <>
      <Dropdown position="bottom-end" width={280}>
        <Menu.Target>
          <Button className={styles.more} aria-label={t.shell.more}>
            <MoreIcon size={24} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isPhone && <PauseItems />}
          <Menu.Item
            component="a"
            href={`/${slug}`}
            target="_blank"
            rel="noopener"
            leftSection={<OpenIcon />}
          >
            {t.shell.customerPage}
          </Menu.Item>
          <Menu.Item leftSection={<QrIcon />} onClick={() => setQrOpen(true)}>
            {t.shell.qrCode}
          </Menu.Item>
          {others.map((code) => (
            <Menu.Item
              key={code}
              lang={code}
              leftSection={<LanguageIcon />}
              onClick={() => setLanguage(code)}
            >
              {LANGUAGES[code].language}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <ThemeItems />
          <Menu.Divider />
          <Menu.Label>{t.shell.signedInAs(accountName)}</Menu.Label>
          <Menu.Item component={Link} to="/app/management/user/account" leftSection={<PersonIcon />}>
            {t.palette.account}
          </Menu.Item>
          <Menu.Item leftSection={<SignOutIcon />} onClick={onSignOut}>
            {t.shell.signOut}
          </Menu.Item>
        </Menu.Dropdown>
      </Dropdown>
      <QrDialog isOpen={isQrOpen} onClose={() => setQrOpen(false)} />
    </>
  );
}
