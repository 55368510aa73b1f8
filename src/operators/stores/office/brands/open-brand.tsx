import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BrandMade, type NewBrandBody, newBrandBody } from '#restaurant/brand/wire/brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import common from '#ui/office/common.module.css';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { brandsQuery, openBrand } from '../../office-api/operator-site.ts';
import styles from './brands.module.css';
import { PlaceFields } from './place-fields.tsx';

const EMPTY: NewBrandBody = { name: '', email: '', host: '', storeHost: '' };

/** Opens a brand, and shows its first operator's link, which can also be passed on by hand. */
export function OpenBrand() {
  const { brands: t, fields, copyLink } = useTexts();
  const client = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const [made, setMade] = useState<(BrandMade & { email: string }) | null>(null);
  const set = (change: Partial<NewBrandBody>) => setDraft({ ...draft, ...change });
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: openBrand,
    check: ({ name, host, email }: NewBrandBody): Record<string, string> => ({
      ...(name === '' ? { name: fields.required } : {}),
      ...(host === '' ? { host: fields.required } : {}),
      ...(newBrandBody.shape.email.safeParse(email).success
        ? {}
        : { email: email === '' ? fields.required : fields.invalid }),
    }),
    onDone: (done, { email }) => {
      void client.invalidateQueries({ queryKey: brandsQuery.queryKey });
      setMade({ ...done, email });
      setDraft(EMPTY);
    },
  });
  const field = fieldsOf(draft, set, faults);
  const send = () =>
    submit({
      name: draft.name.trim(),
      email: draft.email.trim(),
      host: draft.host.trim(),
      storeHost: draft.storeHost.trim(),
    });
  return (
    <Card title={t.add} hint={t.addHint}>
      <form {...propsFor(send)} className={styles.form}>
        <TextField label={t.name} maxLength={60} {...field('name')} />
        <PlaceFields value={draft} faults={faults} onChange={set} />
        <TextField
          label={t.email}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <FormFailure>{failure}</FormFailure>
        <div className={common.row}>
          <Button look="main" type="submit" isBusy={isBusy}>
            {t.open}
          </Button>
          {made && <CopyButton text={made.link}>{copyLink}</CopyButton>}
        </div>
      </form>
      {made && (
        <p className={styles.sent} role="status">
          {t.opened(made.brand.name)} {made.isSent ? t.sent(made.email) : t.notSent(made.email)}
        </p>
      )}
    </Card>
  );
}
