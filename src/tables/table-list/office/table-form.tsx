import { useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { Warning } from '#ui/office/notices/warning.tsx';
import { LONGEST_IDEN } from '../rules/table-range.ts';
import type { TableView } from '../wire/tables.ts';
import { SeatFields, type Seating } from './seat-fields.tsx';
import styles from './table-panel.module.css';
import { TypeField } from './type-field.tsx';
import { useTables } from './use-tables.ts';

/** The name of a table, the word before it, and the order type of its guests. */
export function TableForm({ table }: { table: TableView }) {
  const t = useTexts();
  const { say, complain } = useNotice();
  const { change: changing } = useTables();
  const [iden, setIden] = useState(table.iden);
  const [idel, setIdel] = useState(table.idel);
  const [conf, setConf] = useState(table.conf);
  const [seating, setSeating] = useState<Seating>(table);
  const isNameWrong = iden.trim() === '' || /[,;]/.test(iden);
  const wanted = { iden: iden.trim(), idel: idel.trim(), conf, ...seatingOf(seating) };
  const change = changesOf(table, wanted);
  const isChanged = Object.keys(change).length > 0;
  const form = useForm({
    send: changing.mutateAsync,
    place: (faults) => {
      if (faults['change.iden']) return { ...faults, iden: t.tables.nameRule };
      return faults['iden'] ? { ...faults, iden: t.tables.nameFault } : faults;
    },
    onDone: () => void say(t.saved),
    onError: (error, faults) => {
      if (Object.keys(faults).length === 0) complain(error);
    },
  });

  function submit() {
    if (!isChanged || isNameWrong) return;
    form.submit({ idens: [table.iden], change });
  }

  return (
    <form {...form.propsFor(submit)} className={styles.form}>
      <TextField
        label={t.tables.name}
        value={iden}
        maxLength={LONGEST_IDEN}
        fault={isNameWrong ? t.tables.nameRule : form.faults['iden']}
        onChange={(value) => {
          setIden(value);
          form.clear();
        }}
      />
      <TextField
        label={t.tables.label}
        description={t.tables.labelHint}
        value={idel}
        maxLength={30}
        fault={idel.trim() === '' ? t.fields.required : undefined}
        onChange={setIdel}
      />
      <TypeField value={conf} onChange={setConf} />
      <SeatFields value={seating} onChange={setSeating} />
      {iden.trim() !== table.iden && <Warning>{t.tables.renamed}</Warning>}
      <Button type="submit" isBusy={form.isBusy} disabled={!isChanged}>
        {t.save}
      </Button>
    </form>
  );
}

const seatingOf = ({ seats, joins, room }: Seating): Seating => ({ seats, joins, room });

type Editable = Pick<TableView, 'iden' | 'idel' | 'conf' | keyof Seating>;

/** Only what differs is sent: the store may no longer offer the order type that a table has. */
function changesOf(table: TableView, wanted: Editable): Partial<Editable> {
  const differs = ([key, value]: [string, unknown]) => value !== table[key as keyof Editable];
  return Object.fromEntries(Object.entries(wanted).filter(differs));
}
