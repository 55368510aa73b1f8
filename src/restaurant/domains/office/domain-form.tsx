import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import type { DomainView } from '../wire/domains.ts';
import styles from './domain.module.css';
import { isTaken } from './is-taken.ts';

interface Props {
  /** The domain that the restaurant has. Empty: none. */
  present: string;
  onDone: (view: DomainView) => void;
}

export function DomainForm({ present, onDone }: Props) {
  const { settings, domain: t } = useTexts();
  const { storeId } = useStore();
  const [name, setName] = useState('');
  const form = useForm({
    send: () => call('PUT /api/stores/:storeId/domain', { params: { storeId }, body: { domain: name } }),
    check: () => (name.trim() === '' ? { domain: settings.faults.required } : {}),
    place: (faults, error) => (isTaken(error) ? { domain: t.taken } : faults),
    onDone,
  });
  return (
    <Card title={present ? t.another : t.name} hint={present ? t.anotherHint(present) : t.nameHint}>
      <form {...form.propsFor(() => form.submit())} className={styles.form}>
        <TextField
          label={t.name}
          value={name}
          placeholder="menu.their-place.in"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          fault={form.faults['domain']}
          onChange={setName}
        />
        {form.failure && <FormFailure>{form.failure}</FormFailure>}
        <Button type="submit" look="main" isBusy={form.isBusy}>
          {t.use}
        </Button>
      </form>
    </Card>
  );
}
