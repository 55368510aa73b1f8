import { useState } from 'react';
import type { TableView } from '#domain/api/tables.ts';
import { LONGEST_IDEN } from '#domain/store/table-range.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useForm } from '../../parts/use-form.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { Warning } from '../../parts/warning.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './table-panel.module.css';
import { TypeField } from './type-field.tsx';
import { useTables } from './use-tables.ts';

interface TableFormProps {
  table: TableView;
  onRenamed: (iden: string) => void;
}

/** The name of a table, the word before it, and the order type of its guests. */
export function TableForm({ table, onRenamed }: TableFormProps) {
  const t = useTexts();
  const { say, complain } = useNotice();
  const { change } = useTables();
  const [iden, setIden] = useState(table.iden);
  const [idel, setIdel] = useState(table.idel);
  const [conf, setConf] = useState(table.conf);
  const isNameWrong = iden.trim() === '' || /[,;]/.test(iden);
  const isChanged = iden.trim() !== table.iden || idel.trim() !== table.idel || conf !== table.conf;
  const form = useForm({
    send: change.mutateAsync,
    place: (faults) => {
      if (faults['change.iden']) return { ...faults, iden: t.tables.nameRule };
      return faults['iden'] ? { ...faults, iden: t.tables.nameFault } : faults;
    },
    onDone: () => {
      say(t.saved);
      onRenamed(iden.trim());
    },
    onError: (error, faults) => {
      if (Object.keys(faults).length === 0) complain(error);
    },
  });

  function submit() {
    if (!isChanged || isNameWrong) return;
    const names = { iden: iden.trim(), idel: idel.trim() };
    // An unchanged order type is not sent, because the store may no longer offer it.
    form.submit({ idens: [table.iden], change: conf === table.conf ? names : { ...names, conf } });
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
      {iden.trim() !== table.iden && <Warning>{t.tables.renamed}</Warning>}
      <Button type="submit" isBusy={form.isBusy} disabled={!isChanged}>
        {t.save}
      </Button>
    </form>
  );
}
