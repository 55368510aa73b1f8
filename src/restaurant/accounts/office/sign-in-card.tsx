import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import type { OwnAccountView } from '../wire/own-account.ts';
import styles from './account.module.css';
import { SetUpTotp } from './set-up-totp.tsx';
import { EmailForm, PasswordForm, SwitchOffForm } from './sign-in-forms.tsx';

type OpenDialog = 'email' | 'password' | 'setUp' | 'switchOff' | null;

/** With this many codes left or fewer, a hint says to make new ones. */
const FEW_CODES = 3;

export function SignInCard({ account }: { account: OwnAccountView }) {
  const { account: t } = useTexts();
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const { email, verified, pendingEmail, twoFactor } = account;
  const dialog = (name: NonNullable<OpenDialog>, title: string, content: ReactNode) => (
    <Dialog isOpen={open === name} onClose={close} size="28rem" title={title}>
      {content}
    </Dialog>
  );
  return (
    <Card title={t.signIn}>
      <div className={styles.rows}>
        <Row
          label={t.email}
          value={email}
          mark={verified ? t.confirmed : t.unconfirmed}
          isGood={verified}
          hint={pendingEmail === null ? '' : t.pending(pendingEmail)}
        >
          <Button aria-label={t.changeEmail} onClick={() => setOpen('email')}>
            {t.change}
          </Button>
        </Row>
        <Row label={t.password} value="••••••••••">
          <Button aria-label={t.changePassword} onClick={() => setOpen('password')}>
            {t.change}
          </Button>
        </Row>
        <Row
          label={t.twoFactor}
          value={twoFactor.enabled ? t.twoFactorOn(twoFactor.recoveryCodesLeft) : t.twoFactorOff}
          hint={twoFactor.enabled && twoFactor.recoveryCodesLeft <= FEW_CODES ? t.fewCodes : ''}
        >
          {twoFactor.enabled ? (
            <Button onClick={() => setOpen('switchOff')}>{t.switchOff}</Button>
          ) : (
            <Button look="main" onClick={() => setOpen('setUp')}>
              {t.setUp}
            </Button>
          )}
        </Row>
      </div>
      {dialog('email', t.changeEmail, <EmailForm email={email} onDone={close} />)}
      {dialog('password', t.changePassword, <PasswordForm email={email} onDone={close} />)}
      {dialog('setUp', t.setUpTitle, <SetUpTotp email={email} onDone={close} />)}
      {dialog('switchOff', t.switchOffTitle, <SwitchOffForm onDone={close} />)}
    </Card>
  );
}

interface RowProps {
  label: string;
  value: string;
  mark?: string;
  isGood?: boolean;
  hint?: string;
  children: ReactNode;
}

function Row({ label, value, mark, isGood = false, hint = '', children }: RowProps) {
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.value}>
          {value}
          {mark && <span className={isGood ? styles.good : styles.open}>{mark}</span>}
        </p>
        {hint && <p className={styles.value}>{hint}</p>}
      </div>
      {children}
    </div>
  );
}
