import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '#domain/errors.ts';
import { storeQuery, updateStore } from '../../../../api/store.ts';
import { Button } from '../../../../parts/button.tsx';
import { Card } from '../../../../parts/card.tsx';
import { ConfirmDialog } from '../../../../parts/confirm-dialog.tsx';
import { useStore } from '../../../../parts/current-store.ts';
import { TextField } from '../../../../parts/fields/text-field.tsx';
import { useNotice } from '../../../../parts/use-notice.ts';
import { useVerifyReminder } from '../../../../parts/use-verify-reminder.ts';
import { fieldTexts, useTexts } from '../../../../texts/index.ts';
import { LeaveGuard } from '../../leave-guard.tsx';
import { useKeptEdits } from '../../use-kept-edits.ts';
import { type Faults, useFormProps } from '../../use-saving.ts';
import styles from '../payments-page.module.css';
import { checkPayee, type PayeeDraft, toPayee } from './payee.ts';
import { SavedPayee } from './saved-payee.tsx';

/** Where guests pay by UPI. Another address than before is asked about: all their money goes there. */
export function UpiForm() {
  const texts = useTexts();
  const { settings, restored } = texts;
  const t = settings.upi;
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const showReminder = useVerifyReminder();
  const saved = profile.upi;
  const [faults, setFaults] = useState<Faults>({});
  const [isAsking, setAsking] = useState(false);
  const { draft, edits, isRestored, set, discard } = useKeptEdits<PayeeDraft>('upi', {
    vpa: saved?.vpa ?? '',
    name: saved?.name ?? (saved ? '' : profile.name),
  });
  const payee = toPayee(draft);
  const isChanged = Object.keys(edits).length > 0;
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateStore(storeId, { upi: payee }),
    onSuccess: (updated) => {
      discard();
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      say(updated.upi ? t.savedNow : t.removedNow);
    },
    onError: (error) => {
      if (error instanceof AppError && error.code === 'EMAIL_UNVERIFIED') {
        setFaults({ vpa: t.unverified });
        showReminder();
        return;
      }
      const found = Object.entries(fieldTexts(texts, error));
      setFaults(Object.fromEntries(found.map(([path, text]) => [path.replace(/^.*\./, ''), text])));
      complain(error);
    },
    onSettled: () => setAsking(false),
  });
  const formProps = useFormProps(faults, () => {
    const found = payee || saved ? checkPayee(draft, t) : { vpa: t.vpaFault };
    setFaults(found);
    if (Object.keys(found).length > 0 || isPending) return;
    if (saved && saved.vpa !== payee?.vpa) setAsking(true);
    else mutate();
  });
  const field = (name: keyof PayeeDraft) => ({
    value: draft[name],
    fault: faults[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (text: string) => set({ [name]: text }),
  });
  return (
    <form {...formProps}>
      <Card title={t.title} hint={t.hint}>
        <TextField
          label={t.vpa}
          description={t.vpaHint}
          placeholder="saffronstreet@upi"
          inputMode="email"
          autoCapitalize="none"
          {...field('vpa')}
        />
        <TextField label={t.name} description={t.nameHint} {...field('name')} />
        {isChanged && isRestored && <p role="status">{restored}</p>}
        <div className={styles.steps}>
          <Button look="main" type="submit" isBusy={isPending}>
            {t.save}
          </Button>
          {isChanged && (
            <Button
              onClick={() => {
                discard();
                setFaults({});
              }}
            >
              {t.cancel}
            </Button>
          )}
        </div>
        {saved && !isChanged && <SavedPayee payee={saved} />}
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        title={payee ? t.changeTitle(payee.vpa) : t.removeTitle}
        action={payee ? t.change : t.remove}
        isBusy={isPending}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      >
        {payee ? t.changeLead(saved?.vpa ?? '') : t.removeLead}
      </ConfirmDialog>
      <LeaveGuard isChanged={isChanged} isKept />
    </form>
  );
}
