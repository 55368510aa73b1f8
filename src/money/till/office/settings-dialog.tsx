import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { updateTill } from '../office-api/till.ts';
import { MOST_DRAWERS, type TillSettingsBody, type TillView } from '../wire/till.ts';
import styles from './till.module.css';

interface SettingsDialogProps {
  till: TillView;
  onClose: () => void;
}

/** When days begin, who sees what, and the drawers. */
export function SettingsDialog({ till, onClose }: SettingsDialogProps) {
  const { till: t } = useTexts();
  return (
    <Dialog isOpen onClose={onClose} size="34rem" title={t.settings}>
      <SettingsForm till={till} onClose={onClose} />
    </Dialog>
  );
}

function SettingsForm({ till, onClose }: SettingsDialogProps) {
  const texts = useTexts();
  const { till: t } = texts;
  const { storeId } = useStore();
  const client = useQueryClient();
  const [draft, setDraft] = useState<TillSettingsBody>({
    ...till.settings,
    drawers: till.drawers.flatMap(({ _id, name }) => (_id !== null && name !== null ? [{ _id, name }] : [])),
  });
  const { drawers } = draft;
  const setDrawers = (next: TillSettingsBody['drawers']) => setDraft({ ...draft, drawers: next });
  const form = useForm({
    check: () =>
      Object.fromEntries(
        drawers.flatMap(({ name }, at) =>
          name.trim() === '' ? [[`drawers.${at}.name`, texts.fields.required]] : [],
        ),
      ),
    send: () => call('PUT /api/stores/:storeId/till/settings', { params: { storeId }, body: draft }),
    onDone: (saved) => {
      updateTill(client, storeId, saved);
      onClose();
    },
  });
  return (
    <form {...form.propsFor(() => form.submit())} className={styles.form}>
      <TextField
        type="time"
        label={t.boundary}
        description={t.boundaryHint}
        value={draft.boundary}
        fault={form.faults['boundary']}
        onChange={(boundary) => setDraft({ ...draft, boundary })}
      />
      <SwitchField
        label={t.blind}
        description={t.blindHint}
        checked={draft.blind}
        onChange={(blind) => setDraft({ ...draft, blind })}
      />
      <SwitchField
        label={t.closesItself}
        description={t.closesItselfHint}
        checked={draft.closesItself}
        onChange={(closesItself) => setDraft({ ...draft, closesItself })}
      />
      <h3 className={styles.section}>{t.drawers}</h3>
      <p className={styles.soft}>{t.drawersHint}</p>
      {drawers.map((drawer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: new drawers have no id yet.
        <div key={at} className={styles.drawer}>
          <TextField
            label={t.drawerName}
            maxLength={40}
            value={drawer.name}
            fault={form.faults[`drawers.${at}.name`]}
            onChange={(name) => setDrawers(drawers.with(at, { ...drawer, name }))}
          />
          <Button
            aria-label={t.removeDrawer(drawer.name)}
            onClick={() => setDrawers(drawers.toSpliced(at, 1))}
          >
            {texts.remove}
          </Button>
        </div>
      ))}
      {drawers.length < MOST_DRAWERS && (
        <Button onClick={() => setDrawers([...drawers, { name: '' }])}>{t.addDrawer}</Button>
      )}
      {form.failure && <FormFailure>{form.failure}</FormFailure>}
      <DialogSteps onClose={onClose} isBusy={form.isBusy} />
    </form>
  );
}
