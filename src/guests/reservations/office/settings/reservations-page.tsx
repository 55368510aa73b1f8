import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useGuestLink } from '#restaurant/access/office/use-guest-link.ts';
import { useTexts } from '#texts/office/index.ts';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import { NumberField } from '#ui/office/fields/number-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextArea } from '#ui/office/fields/text-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { useKeptEdits } from '#ui/office/settings/use-kept-edits.ts';
import { useSaving } from '#ui/office/settings/use-saving.ts';
import { reservationSettingsQuery } from '../../office-api/calendar.ts';
import { MOST_COVERS, MOST_PARTY, type ReservationSettings } from '../../rules/reservation.ts';
import styles from './reservations.module.css';
import { TurnsField } from './turns-field.tsx';

export function ReservationsPage() {
  const { settings, reservations: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(reservationSettingsQuery(storeId));
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {data ? <ReservationsForm saved={data} /> : <Loading shape="fields" />}
    </Page>
  );
}

const LEADS = [0, 30, 60, 120, 240, 720, 1440];
const DAYS = [7, 14, 30, 60, 90, 180];
const LAST_SEATINGS = [0, 30, 45, 60, 90, 120];
const REMINDERS = [1, 2, 3, 6, 12, 24, 48];
const NEVER = '';

function ReservationsForm({ saved }: { saved: ReservationSettings }) {
  const { reservations: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { draft, edits, isRestored, set, discard } = useKeptEdits('reservations', saved);
  const form = useSaving({
    isChanged: Object.keys(edits).length > 0,
    check: () => ({}),
    send: () => call('PUT /api/calendar/:storeId/settings', { params: { storeId }, body: draft }),
    onSaved: (now) => client.setQueryData(reservationSettingsQuery(storeId).queryKey, now),
    onDiscard: discard,
  });
  const choice = (
    name: 'leadMinutes' | 'daysAhead' | 'lastSeatingMinutes',
    list: number[],
    text: (n: number) => string,
  ) => (
    <SelectField
      label={t[name]}
      value={String(draft[name])}
      options={withChosen(list, draft[name]).map((count) => ({ value: String(count), label: text(count) }))}
      onChange={(value) => set({ [name]: Number(value) })}
    />
  );
  return (
    <SettingsForm form={{ ...form, isRestored }}>
      <Card title={t.guests} hint={t.guestsHint}>
        <SwitchField
          label={t.isOn}
          description={t.isOnHint}
          checked={draft.isOn}
          onChange={(isOn) => set({ isOn })}
        />
        {saved.isOn && <PageLink path="book" />}
        <SwitchField
          label={t.isWaitingOn}
          description={t.isWaitingOnHint}
          checked={draft.isWaitingOn}
          onChange={(isWaitingOn) => set({ isWaitingOn })}
        />
        {saved.isWaitingOn && <PageLink path="line" />}
        <SwitchField
          label={t.confirmsAtOnce}
          description={t.confirmsAtOnceHint}
          checked={draft.confirmsAtOnce}
          onChange={(confirmsAtOnce) => set({ confirmsAtOnce })}
        />
        <TextArea
          label={t.note}
          description={t.noteHint}
          value={draft.note}
          maxLength={500}
          fault={form.faults['note']}
          onChange={(note) => set({ note })}
        />
      </Card>
      <Card title={t.times}>
        {choice('leadMinutes', LEADS, t.before)}
        {choice('daysAhead', DAYS, t.days)}
        {choice('lastSeatingMinutes', LAST_SEATINGS, t.before)}
        <SelectField
          label={t.reminder}
          value={draft.reminderHours === null ? NEVER : String(draft.reminderHours)}
          options={[
            { value: NEVER, label: t.never },
            ...withChosen(REMINDERS, draft.reminderHours ?? 3).map((hours) => ({
              value: String(hours),
              label: t.before(hours * 60),
            })),
          ]}
          onChange={(value) => set({ reminderHours: value === NEVER ? null : Number(value) })}
        />
      </Card>
      <Card title={t.room} hint={t.roomHint}>
        <NumberField
          label={t.largestParty}
          description={t.largestPartyHint}
          value={draft.largestParty}
          most={MOST_PARTY}
          fault={form.faults['largestParty']}
          onChange={(party) => set({ largestParty: party ?? 1 })}
        />
        <NumberField
          label={t.coversPerQuarter}
          description={t.coversPerQuarterHint}
          value={draft.coversPerQuarter}
          most={MOST_COVERS}
          fault={form.faults['coversPerQuarter']}
          onChange={(coversPerQuarter) => set({ coversPerQuarter })}
        />
        <TurnsField value={draft.turns} faults={form.faults} onChange={(turns) => set({ turns })} />
      </Card>
    </SettingsForm>
  );
}

/** A value that is none of our choices is one, too. */
const withChosen = (list: readonly number[], chosen: number): number[] =>
  [...new Set([...list, chosen])].toSorted((one, other) => one - other);

/** The guests' page, to print and to share. */
function PageLink({ path }: { path: 'book' | 'line' }) {
  const { copyLink } = useTexts();
  const link = `${useGuestLink().replace(/\/$/, '')}/${path}`;
  return (
    <p className={styles.link}>
      <a href={link} target="_blank" rel="noopener">
        {link.replace(/^https?:\/\//, '')}
      </a>
      <CopyButton text={link}>{copyLink}</CopyButton>
    </p>
  );
}
