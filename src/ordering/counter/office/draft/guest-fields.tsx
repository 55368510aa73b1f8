import { type ReactNode, useState } from 'react';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { needsOtp } from '#ordering/placing/rules/checkout.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import styles from '../take-order.module.css';
import { type ChosenTable, destinationOf, type GuestDraft } from './guest-form.ts';
import { TableGrid } from './table-grid.tsx';

interface GuestFieldsProps {
  orderTypes: readonly OrderType[];
  orderType: OrderType;
  tables: readonly ChosenTable[];
  guest: GuestDraft;
  faults: Record<string, string>;
  onType: (label: string) => void;
  onChange: (guest: GuestDraft) => void;
}

export function GuestFields({ faults, onType, onChange, ...known }: GuestFieldsProps) {
  const { takeOrder: t } = useTexts();
  const { nameOf } = useNames();
  const { orderTypes, orderType, guest } = known;
  const change = (part: Partial<GuestDraft>) => onChange({ ...guest, ...part });
  const texts: Record<string, string> = {
    phone: t.phoneInvalid,
    address: t.fieldRequired,
  };
  const faultOf = (field: string) => faults[field] && (texts[field] ?? faults[field]);
  const said = [guest.name, guest.phone, guest.remarks].filter((text) => text.trim() !== '').join(' · ');
  const isNeeded = needsOtp(orderType, 0) || ['phone', 'name', 'remarks'].some((field) => field in faults);
  return (
    <>
      {orderTypes.length > 1 && (
        <Choice
          wraps
          label={t.type}
          value={orderType.label}
          options={orderTypes.map((type) => ({ value: type.label, label: nameOf(type) }))}
          onChange={onType}
        />
      )}
      <DestinationField {...known} fault={faultOf('address')} onChange={change} />
      <GuestDetails isNeeded={isNeeded} said={said}>
        <TextField
          label={t.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={guest.phone}
          fault={faultOf('phone')}
          onChange={(phone) => change({ phone })}
        />
        <TextField
          label={t.name}
          autoComplete="off"
          value={guest.name}
          fault={faultOf('name')}
          onChange={(name) => change({ name })}
        />
        <TextArea
          label={t.remarks}
          minRows={1}
          value={guest.remarks}
          fault={faultOf('remarks')}
          onChange={(remarks) => change({ remarks })}
        />
      </GuestDetails>
    </>
  );
}

interface GuestDetailsProps {
  isNeeded: boolean;
  /** The entered details, in one line. */
  said: string;
  children: ReactNode;
}

/** Folded where nothing is asked for: most guests at the counter give neither name nor number. */
function GuestDetails({ isNeeded, said, children }: GuestDetailsProps) {
  const { takeOrder: t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.guest}
      open={isNeeded || isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{t.guestAndNote}</b>
        <span>{said}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

interface DestinationFieldProps extends Pick<GuestFieldsProps, 'orderType' | 'guest' | 'tables'> {
  fault: string | undefined;
  onChange: (part: Partial<GuestDraft>) => void;
}

function DestinationField({ orderType, tables, guest, fault, onChange }: DestinationFieldProps) {
  const { takeOrder: t } = useTexts();
  const destination = destinationOf(orderType);
  if (destination === 'pickup') {
    return (
      <TextField
        label={t.pickup}
        type="time"
        value={guest.pickupAt}
        fault={fault}
        onChange={(pickupAt) => onChange({ pickupAt })}
      />
    );
  }
  if (destination === 'address') {
    return (
      <TextArea
        label={t.address}
        minRows={2}
        value={guest.address}
        fault={fault}
        onChange={(address) => onChange({ address })}
      />
    );
  }
  const shared = {
    label: t.table,
    value: guest.table,
    fault,
    onChange: (table: string) => onChange({ table }),
  };
  if (tables.length === 0) return <TextField {...shared} maxLength={60} />;
  return <TableGrid {...shared} tables={tables} />;
}
