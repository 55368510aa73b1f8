import { useLocalStorage } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import { type AgeFault, ageFaults, agesOf, LONGEST_AGE } from '#restaurant/stores/rules/board.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { DevicePush } from './device-push.tsx';
import styles from './settings-dialog.module.css';

const SIZES = ['S', 'M', 'L'] as const;
type TicketSize = (typeof SIZES)[number];

/** Checks the remembered size, which another version may have stored. */
function ticketSizeOf(remembered: unknown): TicketSize {
  return SIZES.find((size) => size === remembered) ?? 'M';
}

/** The size of tickets on this device. */
export function useTicketSize() {
  const [remembered, remember] = useLocalStorage<string>({
    key: 'thali.board.size',
    defaultValue: 'M',
    getInitialValueInEffect: false,
  });
  return { size: ticketSizeOf(remembered), choose: (size: TicketSize) => remember(size) };
}

export function SettingsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts();
  const { role, isAtTablet } = useStore();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="32rem" title={t.desk.settings}>
      {isOpen && <SizeChoice />}
      {isOpen && may(role, 'order.push') && !isAtTablet && <DevicePush />}
      {isOpen && may(role, 'store.update') && <AgesForm onClose={onClose} />}
    </Dialog>
  );
}

function SizeChoice() {
  const t = useTexts();
  const { size, choose } = useTicketSize();
  return (
    <div className={styles.size}>
      <p>
        <span className={styles.legend}>{t.desk.size}</span>
        <span className={styles.hint}>{t.desk.sizeHint}</span>
      </p>
      <Choice
        label={t.desk.size}
        value={size}
        options={SIZES.map((value) => ({ value, label: t.desk.sizes[value] }))}
        onChange={choose}
      />
    </div>
  );
}

type Entered = Record<string, { slow: string; late: string }>;

/** The minutes after which tickets of each order type are slow, and late. */
function AgesForm({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [entered, setEntered] = useState<Entered>(() =>
    Object.fromEntries(
      profile.orderConfigs.map(({ _id }) => {
        const { slow, late } = agesOf(profile.board, _id);
        return [_id, { slow: String(slow), late: String(late) }];
      }),
    ),
  );
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (ages: Record<string, { slow: number; late: number }>) =>
      updateStore(storeId, { board: { ages } }),
    onSuccess: (updated) => {
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      say(t.saved);
      onClose();
    },
    onError: complain,
  });
  const ages = Object.fromEntries(
    Object.entries(entered).map(([id, { slow, late }]) => [
      id,
      { slow: parseMinutes(slow), late: parseMinutes(late) },
    ]),
  );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.values(ages).every((each) => Object.keys(ageFaults(each)).length === 0)) mutate(ages);
  }

  const textOf = (fault: AgeFault | undefined) =>
    isChecked && fault ? { range: t.desk.ageRange(LONGEST_AGE), order: t.desk.ageOrder }[fault] : undefined;

  return (
    <form noValidate onSubmit={onSubmit}>
      <p className={styles.lead}>{t.desk.settingsLead}</p>
      {profile.orderConfigs.map(({ _id, label }) => {
        const faults = ageFaults(ages[_id] ?? { slow: 0, late: 0 });
        const { slow = '', late = '' } = entered[_id] ?? {};
        const set = (change: Partial<Entered[string]>) =>
          setEntered((before) => ({ ...before, [_id]: { slow, late, ...change } }));
        return (
          <fieldset key={_id} className={styles.type}>
            <legend className={styles.legend}>{label}</legend>
            <TextField
              label={t.desk.slowFrom}
              inputMode="numeric"
              value={slow}
              fault={textOf(faults.slow)}
              onChange={(text) => set({ slow: text })}
            />
            <TextField
              label={t.desk.lateFrom}
              inputMode="numeric"
              value={late}
              fault={textOf(faults.late)}
              onChange={(text) => set({ late: text })}
            />
          </fieldset>
        );
      })}
      <DialogSteps onClose={onClose} isBusy={isPending} />
    </form>
  );
}

function parseMinutes(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
