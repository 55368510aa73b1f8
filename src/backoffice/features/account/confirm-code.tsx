import { confirmTotpBody, type TotpSetupView } from '#domain/api/own-account.ts';
import { qrPath } from '#ui/qr-path.ts';
import { confirmTotp } from '../../api/own-account.ts';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './account.module.css';
import { DialogForm } from './dialog-form.tsx';
import { useDialogForm } from './use-dialog-form.ts';
import { useFocus } from './use-focus.ts';

interface ConfirmCodeProps {
  setup: TotpSetupView;
  onDone: (recoveryCodes: string[]) => void;
}

export function ConfirmCode({ setup: { secret, uri }, onDone }: ConfirmCodeProps) {
  const { account: t } = useTexts();
  const ref = useFocus();
  const { size, path } = qrPath(uri);
  const { field, ...form } = useDialogForm({
    empty: { code: '' },
    schema: confirmTotpBody,
    send: ({ code }) => confirmTotp(code),
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
