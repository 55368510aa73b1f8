import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useVerifyReminder } from '#restaurant/accounts/office/face/use-verify-reminder.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { LeaveGuard } from '#ui/office/dialogs/leave-guard.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { byLastName, type Faults, fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { ProviderCard } from '#ui/office/settings/provider-card.tsx';
import { useKeptEdits } from '#ui/office/settings/use-kept-edits.ts';
import styles from '../payments-page.module.css';
import { checkPayee, type PayeeDraft, toPayee } from './payee.ts';
import { SavedPayee } from './saved-payee.tsx';

/** The UPI address that guests pay to. A change has to be confirmed, because all money goes there. */
export function UpiForm({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { settings, restored } = useTexts();
  const t = settings.upi;
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const showReminder = useVerifyReminder();
  const saved = profile.upi;
  const [isAsking, setAsking] = useState(false);
  const { draft, edits, isRestored, set, discard } = useKeptEdits<PayeeDraft>('upi', {
    vpa: saved?.vpa ?? '',
    name: saved?.name ?? (saved ? '' : profile.name),
  });
  const payee = toPayee(draft);
  const isChanged = Object.keys(edits).length > 0;
  const isUnverified = (error: Error) => error instanceof AppError && error.code === 'EMAIL_UNVERIFIED';
  const { faults, isBusy, isReady, send, clear, propsFor } = useForm({
    check: (): Faults => (payee || saved ? checkPayee(draft, t) : { vpa: t.vpaFault }),
    send: () => updateStore(storeId, { upi: payee }),
    place: (found, error) => (isUnverified(error) ? { vpa: t.unverified } : byLastName(found)),
    onDone: (updated) => {
      setAsking(false);
      discard();
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      say(updated.upi ? t.savedNow : t.removedNow);
    },
    onError: (error) => {
      setAsking(false);
      if (isUnverified(error)) showReminder();
      else complain(error);
    },
  });
  const formProps = propsFor(() => {
    if (!isReady()) return;
    if (saved && saved.vpa !== payee?.vpa) setAsking(true);
    else send();
  });
  const fieldOf = fieldsOf(draft, set, faults);
  const field = (name: keyof PayeeDraft) => ({ ...fieldOf(name), autoComplete: 'off', spellCheck: false });
  return (
    <form {...formProps}>
      <ProviderCard
        name={t.title}
        lead={t.hint}
        connection={saved ? 'on' : 'off'}
        isOpen={isOpen}
        onToggle={onToggle}
      >
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
          <Button look="main" type="submit" isBusy={isBusy}>
            {t.save}
          </Button>
          {isChanged && (
            <Button
              onClick={() => {
                discard();
                clear();
              }}
            >
              {t.cancel}
            </Button>
          )}
        </div>
        {saved && !isChanged && <SavedPayee payee={saved} />}
      </ProviderCard>
      <ConfirmDialog
        isOpen={isAsking}
        title={payee ? t.changeTitle(payee.vpa) : t.removeTitle}
        action={payee ? t.change : t.remove}
        isBusy={isBusy}
        onConfirm={() => send()}
        onClose={() => setAsking(false)}
      >
        {payee ? t.changeLead(saved?.vpa ?? '') : t.removeLead}
      </ConfirmDialog>
      <LeaveGuard isChanged={isChanged} isKept />
    </form>
  );
}
