import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { formatSum, toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { TextArea } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { addTillEntry, refetchTill, updateTill } from '../office-api/till.ts';
import { comparedSections, reportSections } from '../rules/day-report.ts';
import { comparedWith, type Slip } from '../rules/ways.ts';
import type { ClosedDay, TillView } from '../wire/till.ts';
import { CountField, type Counting, countedBody, NOTHING_COUNTED } from './count-field.tsx';
import { HeardFrom } from './heard-from.tsx';
import { Report } from './report-rows.tsx';
import { SlipsStep, slipsIn, type TypedSlips } from './slips-step.tsx';
import { type Staying, StaysStep, staysIn, type TypedStays } from './stays-step.tsx';
import styles from './till.module.css';

interface CloseDialogProps {
  till: TillView;
  onClose: () => void;
  onClosed: (day: ClosedDay) => void;
}

/** Count each drawer, say what stays in it, type what the slips say, look at the differences, write a note and close. */
export function CloseDialog({ till, onClose, onClosed }: CloseDialogProps) {
  const { till: t } = useTexts();
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<TypedSlips>({});
  const [stays, setStays] = useState<TypedStays>({});
  const { drawers, ways } = till;
  const drawer = drawers[at];
  const back = () => setAt(Math.max(0, at - 1));
  const next = () => setAt(at + 1);
  return (
    <Dialog isOpen onClose={onClose} size="34rem" title={t.close}>
      {drawer ? (
        <CountStep key={drawer._id} drawer={drawer} onBack={at === 0 ? onClose : back} onNext={next} />
      ) : at === drawers.length ? (
        <StaysStep drawers={drawers} value={stays} onChange={setStays} onBack={back} onNext={next} />
      ) : at === drawers.length + 1 ? (
        <SlipsStep ways={ways} value={typed} onChange={setTyped} onBack={back} onNext={next} />
      ) : (
        <LookStep
          till={till}
          slips={slipsIn(ways, typed)}
          stays={staysIn(drawers, stays)}
          onBack={back}
          onClosed={onClosed}
        />
      )}
    </Dialog>
  );
}

interface CountStepProps {
  drawer: TillView['drawers'][number];
  onBack: () => void;
  onNext: () => void;
}

function CountStep({ drawer, onBack, onNext }: CountStepProps) {
  const { till: t, back } = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const [key, setKey] = useState(randomId);
  const [counting, setCounting] = useState<Counting>(NOTHING_COUNTED);
  const counted = countedBody(counting, profile.currency);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const of = drawer._id === null ? {} : { drawer: drawer._id };
      return addTillEntry(storeId, { what: 'count', ...of, ...counted }, key);
    },
    onSuccess: (till) => {
      updateTill(client, storeId, till);
      setKey(randomId());
      onNext();
    },
    onError: complain,
  });
  return (
    <div className={styles.form}>
      <p className={styles.soft}>{t.moveOf(t.asks.count, drawer.name ?? t.report.mainDrawer)}</p>
      {drawer.counted !== null && <p>{t.countedBefore(formatSum(drawer.counted, profile.currency))}</p>}
      <CountField value={counting} onChange={setCounting} />
      <div className={styles.steps}>
        <Button onClick={onBack}>{back}</Button>
        {counted === null ? (
          <Button look={drawer.counted === null ? 'plain' : 'main'} onClick={onNext}>
            {drawer.counted === null ? t.skip : t.next}
          </Button>
        ) : (
          <Button look="main" isBusy={isPending} onClick={() => mutate()}>
            {t.next}
          </Button>
        )}
      </div>
    </div>
  );
}

interface LookStepProps extends Omit<CloseDialogProps, 'onClose'> {
  slips: Slip[];
  stays: Staying[];
  onBack: () => void;
}

function LookStep({ till, slips, stays, onBack, onClosed }: LookStepProps) {
  const texts = useTexts();
  const { till: t } = texts;
  const { storeId } = useStore();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const { drawers, report } = till;
  // The differences first: they are why somebody goes back.
  const sections = [
    ...comparedSections({ drawers, ways: comparedWith(till.ways, slips) }, t.report),
    ...(report ? reportSections(report, { drawers: [], ways: [] }, t.report) : []),
  ];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const written = note.trim();
      return call('POST /api/stores/:storeId/till/close', {
        params: { storeId },
        body: {
          number: till.number,
          ...(written ? { note: written } : {}),
          slips: slips.map(({ amount, ...way }) => ({ ...way, amount: toNumber(amount) })),
          ...(stays.length === 0 ? {} : { stays }),
        },
      });
    },
    onSuccess: (day) => {
      void refetchTill(client, storeId);
      onClosed(day);
    },
  });
  return (
    <div className={styles.form}>
      <p className={styles.soft}>{t.lookLead}</p>
      <HeardFrom tablets={till.tablets} />
      <div>
        <Report sections={sections} />
      </div>
      <TextArea label={t.noteLabel} maxLength={400} minRows={2} value={note} onChange={setNote} />
      {error && <FormFailure>{errorText(texts, error)}</FormFailure>}
      <div className={styles.steps}>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button look="main" isBusy={isPending} onClick={() => mutate()}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}
