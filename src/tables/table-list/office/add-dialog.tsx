import { type FormEvent, useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import type { Texts } from '#texts/office/en.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { placeName } from '../rules/place-name.ts';
import { MOST_TABLES, parseTableRange, type RangeFault } from '../rules/table-range.ts';
import type { TablesView } from '../wire/tables.ts';
import { AddPreview } from './add-preview.tsx';
import styles from './dialogs.module.css';
import { type Kind, likelyType } from './groups.ts';
import { NO_SEATING, SeatFields } from './seat-fields.tsx';
import { TypeField } from './type-field.tsx';
import { Unreachable } from './unreachable.tsx';
import { isTooLong, usePosters } from './use-posters.ts';
import { useTables } from './use-tables.ts';

interface AddDialogProps {
  isOpen: boolean;
  view: Pick<TablesView, 'tables' | 'link'>;
  onClose: () => void;
}

export function AddDialog({ isOpen, view, onClose }: AddDialogProps) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="30rem" title={t.tables.add}>
      <AddForm view={view} onClose={onClose} />
    </Dialog>
  );
}

const KINDS = ['table', 'room', 'counter', 'other'] as const satisfies readonly Kind[];

function AddForm({ view: { tables, link }, onClose }: Omit<AddDialogProps, 'isOpen'>) {
  const t = useTexts();
  const { say } = useNotice();
  const { role, profile } = useStore();
  const { orderConfigs } = profile;
  const offered = orderConfigs.filter(({ active }) => active).map(({ label }) => label);
  const [kind, setKind] = useState<Kind>('table');
  const [ownLabel, setOwnLabel] = useState('');
  const [text, setText] = useState('');
  const [conf, setConf] = useState(likelyType('table', offered));
  const [seating, setSeating] = useState(NO_SEATING);
  const [isSent, setIsSent] = useState(false);
  const { add } = useTables();
  const posters = usePosters();
  const isBusy = add.isPending || posters.isPending;

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

  /** With posters, the dialog stays until their PDF is there. */
  function submit({ withPosters }: { withPosters: boolean }) {
    setIsSent(true);
    if (fault || labelFault || isBusy) return;
    const onSuccess = ({ added }: { added: string[] }) => {
      say(t.tables.added(added.length));
      if (!withPosters) return onClose();
      const what = isTooLong(added) ? null : added;
      posters.mutate({ format: 'a5', style: 'colour', what }, { onSettled: onClose });
    };
    add.mutate(
      fresh.map((iden) => ({ iden, idel: label, conf, ...seating })),
      { onSuccess },
    );
  }

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit({ withPosters: false });
      }}
      noValidate
    >
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
        fault={!isBusy && (isSent || text !== '') ? fault : undefined}
        onChange={setText}
      />
      <TypeField value={conf} onChange={setConf} />
      <SeatFields value={seating} onChange={setSeating} />
      <AddPreview
        names={fresh.map((iden) => placeName({ iden, idel: label }))}
        taken={idens.filter((iden) => taken.has(iden))}
      />
      {may(role, 'table.print') && <Unreachable link={link} />}
      <div className={styles.steps}>
        <Button type="submit" look="main" isBusy={isBusy}>
          {fresh.length > 0 ? t.tables.addCount(fresh.length) : t.add}
        </Button>
        {may(role, 'table.print') && (
          <Button isBusy={isBusy} onClick={() => submit({ withPosters: true })}>
            {posters.isPending ? t.tables.downloading : t.tables.addWithPosters}
          </Button>
        )}
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
