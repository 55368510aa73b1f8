import { type FormEvent, useState } from 'react';
import type { TableView } from '#domain/api/tables.ts';
import { LONGEST_IDEN } from '#domain/store/table-range.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { Warning } from '../../parts/warning.tsx';
import { fieldTexts, useTexts } from '../../texts/index.ts';
import styles from './table-panel.module.css';
import { TypeField } from './type-field.tsx';
import { useTables } from './use-tables.ts';

interface TableFormProps {
  table: TableView;
  onRenamed: (iden: string) => void;
}

/** Its name, the word in front of it, and how guests order there. */
export function TableForm({ table, onRenamed }: TableFormProps) {
  const t = useTexts();
  const { say, complain } = useNotice();
  const { change } = useTables();
  const [iden, setIden] = useState(table.iden);
  const [idel, setIdel] = useState(table.idel);
  const [conf, setConf] = useState(table.conf);
  const faults = fieldTexts(t, change.error);
  const isNameWrong = iden.trim() === '' || /[,;]/.test(iden);
  const nameFault = faults['change.iden'] ? t.tables.nameRule : faults.iden && t.tables.nameFault;
  const isChanged = iden.trim() !== table.iden || idel.trim() !== table.idel || conf !== table.conf;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isChanged || isNameWrong || change.isPending) return;
    const next = { iden: iden.trim(), idel: idel.trim(), conf };
    // An order type that is gone stays where nobody has chosen another.
    const { conf: same, ...names } = next;
    const body = { idens: [table.iden], change: same === table.conf ? names : next };
    change.mutate(body, {
      onSuccess: () => {
        say(t.saved);
        onRenamed(next.iden);
      },
      onError: (error) => {
        if (Object.keys(fieldTexts(t, error)).length === 0) complain(error);
      },
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t.tables.name}
        value={iden}
        maxLength={LONGEST_IDEN}
        fault={isNameWrong ? t.tables.nameRule : nameFault}
        onChange={(value) => {
          setIden(value);
          change.reset();
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
      <Button type="submit" isBusy={change.isPending} disabled={!isChanged}>
        {t.save}
      </Button>
    </form>
  );
}
