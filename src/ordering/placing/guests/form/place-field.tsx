import { ASAP } from '#kitchen/promise/rules/pickup.ts';
import { nameIn } from '#ordering/menu/rules/name-in.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { parseClock } from '#platform/time/rules/clock.ts';
import { groupByDayPart } from '#restaurant/opening-hours/rules/day-parts.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import { showMinute } from '#texts/guests/show-time.ts';
import { Field, Select, TextArea } from '#ui/guests/form/field.tsx';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import type { Checkout } from '../use-checkout.ts';
import { NO_TABLE } from './place-of.ts';

/** Asks for the address, the pickup time or the table. */
export function PlaceField({ checkout }: { checkout: Checkout }) {
  const { form } = useOrderTexts();
  const { draft, faults, addressField, change } = checkout;
  const value = draft.addresses[addressField] ?? '';
  const onChange = (text: string) =>
    change('address', { addresses: { ...draft.addresses, [addressField]: text } });
  const common = {
    label: form.address[addressField],
    name: 'address',
    value,
    fault: faults['address'],
    'aria-required': true,
  };
  if (addressField === 'Delivery Address') {
    return (
      <TextArea {...common} autoComplete="street-address" onChange={({ target }) => onChange(target.value)} />
    );
  }
  if (addressField === 'Pickup Time') return <PickupField checkout={checkout} onChange={onChange} />;
  const isElsewhere = checkout.tables.length === 0 || draft.table === NO_TABLE;
  return (
    <>
      {checkout.tables.length > 0 && <TableField checkout={checkout} />}
      {isElsewhere && !checkout.isReadingTables && (
        <Field
          {...common}
          label={checkout.tables.length > 0 ? form.otherPlace : common.label}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={LONGEST_PLACE}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
}

/** The room for it on a ticket. */
const LONGEST_PLACE = 40;

function TableField({ checkout }: { checkout: Checkout }) {
  const texts = useTexts();
  const { form } = useOrderTexts();
  const { draft, tables, faults, change } = checkout;
  const isElsewhere = draft.table === NO_TABLE;
  return (
    <Select
      label={form.address['Table/Room no.']}
      name="table"
      value={isElsewhere ? NO_TABLE : (checkout.table?.iden ?? '')}
      fault={isElsewhere ? undefined : faults['address']}
      aria-required
      onChange={({ target }) => change('address', { table: target.value })}
    >
      <option value="" disabled>
        {form.chooseTable}
      </option>
      {tables.map(({ iden, label }) => (
        <option key={iden} value={iden}>
          {nameIn(texts.names, placeName({ iden, idel: label }))}
        </option>
      ))}
      <option value={NO_TABLE}>{form.elsewhere}</option>
    </Select>
  );
}

function PickupField({ checkout, onChange }: { checkout: Checkout; onChange: (time: string) => void }) {
  const { form } = useOrderTexts();
  const { pickupTimes, faults } = checkout;
  const chosen = checkout.form.address;
  const isGone = chosen !== ASAP && !pickupTimes.includes(chosen);
  return (
    <Select
      label={form.address['Pickup Time']}
      name="address"
      value={chosen}
      fault={faults['address']}
      aria-required
      onChange={({ target }) => onChange(target.value)}
    >
      <option value={ASAP}>{form.asap}</option>
      {isGone && (
        <option value={chosen} disabled>
          {showClock(chosen)}
        </option>
      )}
      {groupByDayPart(pickupTimes).map(({ part, times }) => (
        <optgroup key={times[0]} label={form.dayParts[part]}>
          {times.map((time) => (
            <option key={time} value={time}>
              {showClock(time)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

const showClock = (time: string) => showMinute(parseClock(time) ?? 0);
