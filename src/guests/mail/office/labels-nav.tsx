import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { mailKey } from '../office-api/mail.ts';
import { SYSTEM_LABELS } from '../rules/mailbox.ts';
import type { MailboxView } from '../wire/mail.ts';
import styles from './mail.module.css';
import { nameOfPlace, type Place, pathOfPlace } from './place.ts';

interface LabelsNavProps {
  place: Place;
  view: MailboxView;
}

/** The lists at the side; on a phone a select. */
export function LabelsNav({ place, view }: LabelsNavProps) {
  const { mail: t } = useTexts();
  const navigate = useNavigate();
  const places: Place[] = [
    ...SYSTEM_LABELS.map((system) => ({ system })),
    ...view.labels.map(({ _id, name }) => ({ label: _id, name })),
  ];
  const { unread } = view;
  const labelOf = (one: Place) => {
    const isInbox = 'system' in one && one.system === 'inbox' && unread > 0;
    return `${nameOfPlace(one, t)}${isInbox ? ` (${unread > 99 ? '99+' : unread})` : ''}`;
  };
  return (
    <div className={styles.side}>
      <div className={styles.select}>
        <SelectField
          aria-label={t.lists}
          value={pathOfPlace(place)}
          options={places.map((one) => ({ value: pathOfPlace(one), label: labelOf(one) }))}
          onChange={(to) => void navigate({ to })}
        />
      </div>
      <nav className={styles.nav} aria-label={t.lists}>
        {places.map((one) => (
          <Link
            key={pathOfPlace(one)}
            to={pathOfPlace(one)}
            className={styles.place}
            aria-current={pathOfPlace(one) === pathOfPlace(place) ? 'page' : undefined}
          >
            {labelOf(one)}
          </Link>
        ))}
      </nav>
      <div className={styles.ownLabels}>
        <NewLabel />
        {'label' in place && <RemoveLabel label={place} />}
      </div>
    </div>
  );
}

/** The button that had the focus is gone. */
const focus = (input: HTMLInputElement | null) => input?.focus();

function NewLabel() {
  const { mail: t, add } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const [name, setName] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: string) =>
      call('POST /api/mail/:storeId/labels', { params: { storeId }, body: { name: wanted } }),
    onSuccess: () => setName(null),
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: mailKey(storeId) }),
  });
  if (name === null) return <Button onClick={() => setName('')}>{t.newLabel}</Button>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') mutate(name.trim());
  };
  return (
    <form className={styles.newLabel} onSubmit={submit}>
      <TextField label={t.labelName} value={name} maxLength={40} onChange={setName} ref={focus} />
      <Button type="submit" isBusy={isPending}>
        {add}
      </Button>
    </form>
  );
}

function RemoveLabel({ label }: { label: { label: string; name: string } }) {
  const { mail: t, remove } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { complain } = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('DELETE /api/mail/:storeId/labels/:labelId', { params: { storeId, labelId: label.label } }),
    onSuccess: async () => {
      await navigate({ to: '/app/mail' });
      await client.invalidateQueries({ queryKey: mailKey(storeId) });
    },
    onError: complain,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t.removeLabel(label.name)}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.removeLabel(label.name)}
        action={remove}
        isBusy={isPending}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      >
        {t.removeLabelLead}
      </ConfirmDialog>
    </>
  );
}
