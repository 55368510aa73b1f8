import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { perform } from '#platform/calls/office-api/call.ts';
import { BOUNDS } from '#platform/text/rules/bounded-text.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { STATE_NAMES } from '#restaurant/stores/rules/indian-states.ts';
import { isGstin } from '#restaurant/stores/rules/legal-numbers.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { byLastName, type Faults, fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { billsKey, buyersQuery } from '../../office-api/bills.ts';
import { type Buyer, NO_BUYER, tidyGstin } from '../../rules/buyer.ts';
import styles from './buyer.module.css';

interface BuyerFormProps {
  orderId: string;
  buyer: Buyer | null;
  isIssued: boolean;
  onClose: () => void;
}

const TYPING_MS = 250;

export function BuyerForm({ orderId, buyer, isIssued, onClose }: BuyerFormProps) {
  const { bills, save, close } = useTexts();
  const t = bills.company;
  const { storeId } = useStore();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Buyer>(buyer ?? NO_BUYER);
  const check = useCheck();
  const { faults, failure, isBusy, submit, send, propsFor } = useForm<Buyer | null>({
    send: (next) =>
      perform('PUT /api/stores/:storeId/orders/:orderId/buyer', {
        params: { storeId, orderId },
        body: { buyer: next },
      }),
    check,
    place: byLastName,
    onDone: async () => {
      await client.invalidateQueries({ queryKey: billsKey(storeId) });
      onClose();
    },
  });
  const field = fieldsOf(draft, (change) => setDraft({ ...draft, ...change }), faults);
  return (
    <form {...propsFor(() => submit(draft))} className={styles.form} aria-label={t.add}>
      {isIssued && <p>{t.issued}</p>}
      <TextField
        label={t.gstin}
        {...field('gstin')}
        maxLength={30}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField label={t.name} {...field('name')} maxLength={BOUNDS.store.characters} autoComplete="off" />
      <KnownBuyers draft={draft} onChoose={setDraft} />
      <TextField
        label={t.address}
        description={t.addressHint}
        {...field('address')}
        maxLength={BOUNDS.reason.characters}
      />
      {draft.gstin.trim() === '' && (
        <SelectField
          label={t.state}
          {...field('state')}
          options={[
            { value: '', label: t.noState },
            ...STATE_NAMES.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      <TextField label={t.phone} {...field('phone')} type="tel" maxLength={20} autoComplete="off" />
      <FormFailure>{failure}</FormFailure>
      <div className={styles.steps}>
        <Button onClick={onClose}>{close}</Button>
        {buyer && (
          <LineButton isBusy={isBusy} onClick={() => send(null)}>
            {t.remove}
          </LineButton>
        )}
        <LineButton look="main" type="submit" isBusy={isBusy}>
          {isIssued ? t.issueAnew : save}
        </LineButton>
      </div>
    </form>
  );
}

function useCheck() {
  const { settings } = useTexts();
  return (buyer: Buyer | null): Faults => {
    if (!buyer) return {};
    const gstin = tidyGstin(buyer.gstin);
    return {
      ...(gstin === '' || isGstin(gstin) ? {} : { gstin: settings.faults.gstin(gstin.length) }),
      ...(buyer.name.trim() === '' ? { name: settings.faults.required } : {}),
    };
  };
}

/** Companies of earlier bills that match what is typed. */
function KnownBuyers({ draft, onChoose }: { draft: Buyer; onChoose: (buyer: Buyer) => void }) {
  const { bills } = useTexts();
  const { storeId } = useStore();
  const [q] = useDebouncedValue(tidyGstin(draft.gstin) || draft.name.trim(), TYPING_MS);
  const { data } = useQuery(buyersQuery(storeId, q));
  const found = (data?.buyers ?? []).filter(
    ({ gstin, name }) => gstin !== tidyGstin(draft.gstin) || name !== draft.name,
  );
  if (found.length === 0) return null;
  return (
    <fieldset className={styles.known}>
      <legend>{bills.company.known}</legend>
      {found.map((buyer) => (
        <Button key={buyer.gstin || buyer.name} look="tinted" onClick={() => onChoose(buyer)}>
          {[buyer.name, buyer.gstin].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </fieldset>
  );
}
