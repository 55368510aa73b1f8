import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';
import { PAPERS } from '../../rules/paper/lay-out.ts';
import {
  type NewPrinterBody,
  PRINTER_KINDS,
  type PrintersView,
  type PrinterView,
} from '../../wire/printing.ts';
import { draftOf, newDraft } from './draft.ts';
import type { Connecting } from './polling-address.tsx';
import styles from './printers.module.css';
import { SomeField } from './some-field.tsx';
import { usePrinters } from './use-printers.ts';
import { useStationsOf } from './use-stations-of.ts';

interface PrinterFormProps {
  printer: PrinterView | null;
  canCall: boolean;
  onClose: () => void;
  onConnect: (connecting: Connecting) => void;
}

const COPIES = ['1', '2', '3', '4', '5'] as const;

export function PrinterForm({ printer, canCall, onClose, onConnect }: PrinterFormProps) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const { data: catalogue } = useQuery(catalogueQuery(storeId));
  const at = useStationsOf(printer);
  const { add, change } = usePrinters();
  const [draft, setDraft] = useState(() => (printer ? draftOf(printer) : newDraft(canCall, language)));
  const set = (more: Partial<NewPrinterBody>) => setDraft((before) => ({ ...before, ...more }));
  const name = draft.name.trim();
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    check: (): Faults => (name === '' ? { name: t.fields.required } : {}),
    send: (): Promise<PrintersView & { pollingAddress?: string | null }> => {
      const { kind, ...patch } = { ...draft, name };
      return printer ? change.mutateAsync({ id: printer._id, patch }) : add.mutateAsync({ ...patch, kind });
    },
    onDone: ({ pollingAddress: address }) => {
      onClose();
      if (address && draft.kind !== 'device') onConnect({ name, kind: draft.kind, address });
    },
  });
  const kinds = PRINTER_KINDS.filter((kind) => kind !== 'tcp' || canCall);
  const p = t.printing;
  return (
    <form {...propsFor(() => submit())} className={styles.form}>
      {!printer && (
        <SelectField
          label={p.kind}
          description={canCall ? p.kindHints[draft.kind] : `${p.noCalls} ${p.kindHints[draft.kind]}`}
          value={draft.kind}
          options={kinds.map((value) => ({ value, label: p.kinds[value] }))}
          fault={faults.kind}
          onChange={(kind) => set({ kind })}
        />
      )}
      <TextField
        label={p.name}
        placeholder={p.namePlaceholder}
        value={draft.name}
        maxLength={40}
        autoComplete="off"
        data-autofocus
        fault={faults.name}
        onChange={(name) => set({ name })}
      />
      {draft.kind === 'tcp' && (
        <TextField
          label={p.address}
          description={p.addressHint}
          placeholder="192.168.1.50"
          value={draft.address}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          fault={faults.address}
          onChange={(address) => set({ address })}
        />
      )}
      <div className={styles.pair}>
        <SelectField
          label={p.paper}
          value={String(draft.paper)}
          options={PAPERS.map((mm) => ({ value: String(mm), label: p.papers[mm] }))}
          onChange={(mm) => set({ paper: mm === '58' ? 58 : 80 })}
        />
        <SelectField
          label={p.language}
          value={draft.language}
          options={OFFICE_LANGUAGES.map((value) => ({ value, label: p.languages[value] }))}
          onChange={(value) => set({ language: value })}
        />
        <SelectField
          label={p.copies}
          value={String(draft.copies)}
          options={COPIES.map((value) => ({ value, label: value }))}
          onChange={(copies) => set({ copies: Number(copies) })}
        />
      </div>
      <SwitchField
        label={p.tickets}
        description={p.ticketsHint}
        checked={draft.tickets}
        onChange={(tickets) => set({ tickets })}
      />
      <SwitchField
        label={p.receipts}
        description={p.receiptsHint}
        checked={draft.receipts}
        onChange={(receipts) => set({ receipts })}
      />
      {draft.kind !== 'star' && (
        <SwitchField
          label={p.drawer}
          description={p.drawerHint}
          checked={draft.drawer}
          onChange={(drawer) => set({ drawer })}
        />
      )}
      {at.length > 0 && <p className={styles.soft}>{t.stations.printsThere(at.join(', '))}</p>}
      {draft.tickets && at.length === 0 && (
        <SomeField
          legend={p.categories}
          all={p.allCategories}
          allHint={p.allCategoriesHint}
          options={catalogue?.menus.flatMap((menu) => menu.categories) ?? []}
          value={draft.categories}
          onChange={(categories) => set({ categories })}
        />
      )}
      <SomeField
        legend={p.orderTypes}
        all={p.allTypes}
        options={profile.orderConfigs}
        value={draft.orderTypes}
        onChange={(orderTypes) => set({ orderTypes })}
      />
      {printer && (
        <SwitchField
          label={p.enabled}
          description={p.enabledHint}
          checked={draft.enabled}
          onChange={(enabled) => set({ enabled })}
        />
      )}
      {failure && <FormFailure>{failure}</FormFailure>}
      <DialogSteps onClose={onClose} isBusy={isBusy} />
    </form>
  );
}
