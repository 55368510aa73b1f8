import { Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LANGUAGES, OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { SessionView } from '#restaurant/accounts/wire/accounts.ts';
import { StoreLink } from '#restaurant/stores/office/face/shell/store-link.tsx';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import {
  LanguageIcon,
  MoreIcon,
  OpenIcon,
  PersonIcon,
  QrIcon,
  SignOutIcon,
  ThemeIcon,
  TickIcon,
} from '#ui/office/icons.tsx';
import { PauseItems } from './pause/pause-menu.tsx';
import styles from './shell.module.css';
import { THEMES, useTheme } from './theme-choice.ts';

interface MoreMenuProps {
  account: SessionView['account'];
  onSignOut: () => void;
}

export function MoreMenu({ account, onSignOut }: MoreMenuProps) {
  const { t, language, setLanguage } = useInterface();
  const { isAtTablet, profile } = useStore();
  const { slug } = profile;
  // The bar of a phone has no room for the pause button.
  const isPhone = useMediaQuery('(width < 40rem)');
  const [isQrOpen, setQrOpen] = useState(false);
  const others = OFFICE_LANGUAGES.filter((code) => code !== language);
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
              {LANGUAGES[code].name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <ThemeItems />
          <Menu.Divider />
          <Menu.Label>{t.shell.signedInAs(account.name)}</Menu.Label>
          {!isAtTablet && <AccountItems account={account} onSignOut={onSignOut} />}
        </Menu.Dropdown>
      </Dropdown>
      <Dialog isOpen={isQrOpen} onClose={() => setQrOpen(false)} size="26rem" title={t.shell.qrTitle}>
        <StoreLink look="below" />
      </Dialog>
    </>
  );
}

function AccountItems({ account, onSignOut }: MoreMenuProps) {
  const t = useTexts();
  return (
    <>
      <Menu.Item component={Link} to="/app/management/user/account" leftSection={<PersonIcon />}>
        {t.palette.account}
      </Menu.Item>
      {account.isOperator && (
        <Menu.Item component={Link} to="/operator" leftSection={<OpenIcon />}>
          {t.operator.open}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<SignOutIcon />} onClick={onSignOut}>
        {t.shell.signOut}
      </Menu.Item>
    </>
  );
}

function ThemeItems() {
  const t = useTexts();
  const { theme, setTheme } = useTheme();
  return (
    <>
      <Menu.Label>{t.palette.theme}</Menu.Label>
      {THEMES.map((name) => (
        <Menu.Item
          key={name}
          leftSection={<ThemeIcon />}
          rightSection={name === theme && <TickIcon />}
          aria-current={name === theme || undefined}
          onClick={() => setTheme(name)}
        >
          {t.palette[name]}
        </Menu.Item>
      ))}
    </>
  );
}
