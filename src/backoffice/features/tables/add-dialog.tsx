import { type FormEvent, useState } from 'react';
import type { TableView } from '#domain/api/tables.ts';
import { placeName } from '#domain/store/place-name.ts';
import { MOST_TABLES, parseTableRange, type RangeFault } from '#domain/store/table-range.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import type { Texts } from '../../texts/en.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './dialogs.module.css';
import { type Kind, likelyType } from './groups.ts';
import { NO_SEATING, SeatFields } from './seat-fields.tsx';
import { TypeField } from './type-field.tsx';
import { useTables } from './use-tables.ts';

interface AddDialogProps {
  isOpen: boolean;
  tables: TableView[];
  onClose: () => void;
}

export function AddDialog({ isOpen, tables, onClose }: AddDialogProps) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="30rem" title={t.tables.add}>
      <AddForm tables={tables} onClose={onClose} />
    </Dialog>
  );
}

const KINDS = ['table', 'room', 'counter', 'other'] as const satisfies readonly Kind[];

function AddForm({ tables, onClose }: Omit<AddDialogProps, 'isOpen'>) {
  const t = useTexts();
  const { say } = useNotice();
  const { orderConfigs } = useStore().profile;
  const offered = orderConfigs.filter(({ active }) => active).map(({ label }) => label);
  const [kind, setKind] = useState<Kind>('table');
  const [ownLabel, setOwnLabel] = useState('');
  const [text, setText] = useState('');
  const [conf, setConf] = useState(likelyType('table', offered));
  const [seating, setSeating] = useState(NO_SEATING);
  const [isSent, setIsSent] = useState(false);
  const { add } = useTables();

  const label = kind === 'other' ? ownLabel.trim() : t.tables.kinds[kind];
  const range = parseTableRange(text);
  const idens = 'idens' in range ? range.idens : [];
  const taken = new Set(tables.map(({ iden }) => iden));
  const fresh = idens.filter((iden) => !taken.has(iden));
  const fault = faultOf(range, { t, fresh: fresh.length, inAll: tables.length + fresh.length });
  const labelFault = kind === 'other' && label === '' ? t.fields.required : undefined;

  function choose(next: Kind) {
    setKind(next);
    setConf(likelyType(next, offered));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsSent(true);
    if (fault || labelFault || add.isPending) return;
    const onSuccess = ({ added }: { added: string[] }) => {
      say(t.tables.added(added.length));
      onClose();
    };
    add.mutate(
      fresh.map((iden) => ({ iden, idel: label, conf, ...seating })),
      { onSuccess },
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      <SelectField
        label={t.tables.what}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t.tables.kinds[value] }))}
        onChange={choose}
      />
      {kind === 'other' && (
        <TextField
          label={t.tables.label}
          description={t.tables.labelHint}
          value={ownLabel}
          maxLength={30}
          fault={isSent ? labelFault : undefined}
          onChange={setOwnLabel}
        />
      )}
      <TextField
        label={t.tables.which}
        description={t.tables.whichHint}
        value={text}
        data-autofocus
        autoComplete="off"
        fault={isSent || text !== '' ? fault : undefined}
        onChange={setText}
      />
      <TypeField value={conf} onChange={setConf} />
      <SeatFields value={seating} onChange={setSeating} />
      <Preview
        names={fresh.map((iden) => placeName({ iden, idel: label }))}
        taken={idens.filter((iden) => taken.has(iden))}
      />
      <div className={styles.steps}>
        <Button type="submit" look="main" isBusy={add.isPending}>
          {fresh.length > 0 ? t.tables.addCount(fresh.length) : t.add}
        </Button>
      </div>
    </form>
  );
}

function faultOf(
  range: ReturnType<typeof parseTableRange>,
  { t, fresh, inAll }: { t: Texts; fresh: number; inAll: number },
): string | undefined {
  if ('fault' in range) return describe(range.fault, t);
  if (fresh === 0) return t.tables.allThere;
  return inAll > MOST_TABLES ? t.tables.tooManyInAll(MOST_TABLES) : undefined;
}

function describe(fault: RangeFault, { tables: { faults } }: Texts): string {
  return 'part' in fault ? faults[fault.kind](fault.part) : faults[fault.kind];
}

const MOST_SHOWN = 40;

/** Shows the tables that will be added. */
function Preview({ names, taken }: { names: string[]; taken: string[] }) {
  const t = useTexts();
  const shown = names.length > MOST_SHOWN ? [...names.slice(0, MOST_SHOWN - 1), '…', names.at(-1)] : names;
  return (
    <div className={styles.preview} aria-live="polite">
      {names.length > 0 && (
        <>
          <p className={styles.count}>{t.tables.made(names.length)}</p>
          <ul className={styles.names}>
            {shown.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {taken.length > 0 && <p className={styles.taken}>{t.tables.alreadyThere(listed(taken))}</p>}
    </div>
  );
}

function listed(idens: string[]): string {
  return idens.length > MOST_SHOWN ? `${idens.slice(0, MOST_SHOWN).join(', ')}…` : idens.join(', ');
}
