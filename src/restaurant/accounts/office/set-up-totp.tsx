import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { PasswordField } from '#ui/office/fields/password-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { qrPath } from '#ui/shared/qr-path.ts';
import { ownAccountQuery } from '../office-api/own-account.ts';
import { confirmTotpBody, setUpTotpBody, type TotpSetupView } from '../wire/own-account.ts';
import styles from './account.module.css';
import { DialogForm, Username } from './dialog-form.tsx';
import { useDialogForm } from './use-dialog-form.ts';

interface SetUpTotpProps {
  email: string;
  onDone: () => void;
}

/** Three steps: the password, a code of the app, and the recovery codes. */
export function SetUpTotp({ email, onDone }: SetUpTotpProps) {
  const { account: t } = useTexts();
  const { say } = useNotice();
  const client = useQueryClient();
  const [setup, setSetup] = useState<TotpSetupView | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function onSwitchedOn(recoveryCodes: string[]) {
    void client.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
    say(t.switchedOn);
    setCodes(recoveryCodes);
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (setup) return <ConfirmCode setup={setup} onDone={onSwitchedOn} />;
  return <PasswordStep email={email} onDone={setSetup} />;
}

interface PasswordStepProps {
  email: string;
  onDone: (setup: TotpSetupView) => void;
}

function PasswordStep({ email, onDone }: PasswordStepProps) {
  const { account: t } = useTexts();
  const { field, ...form } = useDialogForm({
    empty: { password: '' },
    schema: setUpTotpBody,
    send: ({ password }) => call('POST /api/account/totp', { body: { password } }),
    onDone,
  });
  return (
    <DialogForm {...form} lead={t.setUpLead} action={t.next}>
      <Username email={email} />
      <PasswordField {...field('password')} label={t.currentPassword} autoComplete="current-password" />
    </DialogForm>
  );
}

interface ConfirmCodeProps {
  setup: TotpSetupView;
  onDone: (recoveryCodes: string[]) => void;
}

function ConfirmCode({ setup: { secret, uri }, onDone }: ConfirmCodeProps) {
  const { account: t } = useTexts();
  const ref = useFocus();
  const { size, path } = qrPath(uri);
  const { field, ...form } = useDialogForm({
    empty: { code: '' },
    schema: confirmTotpBody,
    send: ({ code }) => call('POST /api/account/totp/confirm', { body: { code } }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <DialogForm {...form} lead={t.scan} action={t.switchOn}>
      <div ref={ref} tabIndex={-1} className={styles.secret}>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t.scanAlt}
        >
          <path d={path} />
        </svg>
        <a className={styles.app} href={uri}>
          {t.openApp}
        </a>
        <p>{t.orType}</p>
        <code className={styles.key}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <p>{t.enterCode}</p>
      </div>
      <TextField {...field('code')} label={t.code} inputMode="numeric" autoComplete="one-time-code" />
    </DialogForm>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { account: t } = useTexts();
  const ref = useFocus();
  const text = codes.join('\n');
  const save = () => download(new Blob([`${text}\n`], { type: 'text/plain' }), t.codesFile);
  return (
    <div ref={ref} tabIndex={-1} className={styles.secret}>
      <h3 className={styles.title}>{t.codesTitle}</h3>
      <p>{t.codesLead}</p>
      <ul className={styles.codes} aria-label={t.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <CopyButton text={text}>{t.copyCodes}</CopyButton>
        <Button onClick={save}>{t.downloadCodes}</Button>
      </div>
      <Button look="main" className={styles.kept} onClick={onKept}>
        {t.codesKept}
      </Button>
    </div>
  );
}

/** Focuses a step when it appears, so that screen readers announce it. */
function useFocus() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
