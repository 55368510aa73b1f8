import { useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { LONGEST_NOTE } from '../rules/reservation.ts';
import type { CalendarEventView } from '../wire/calendar.ts';
import { momentOf, shownAt } from './calendar-days.ts';
import { useRefresh } from './use-calendar.ts';

interface EventDialogProps {
  day: string;
  /** Null for a new one. */
  event: CalendarEventView | null;
  onClose: () => void;
}

export function EventDialog({ day, event, onClose }: EventDialogProps) {
  const { calendar: t } = useTexts();
  return (
    <Dialog isOpen onClose={onClose} size="30rem" title={event?.title ?? t.newEvent}>
      <EventForm day={day} event={event} onClose={onClose} />
    </Dialog>
  );
}

/** As the browser's field for a date and a time has it. */
const localOf = (timeZone: string, at: string) =>
  shownAt(timeZone, Date.parse(at)).slice(0, 16).replace(' ', 'T');

function EventForm({ day, event, onClose }: EventDialogProps) {
  const { calendar: t, fields, remove } = useTexts();
  const { storeId, profile, role } = useStore();
  const { timeZone } = profile;
  const refresh = useRefresh();
  const [draft, setDraft] = useState({
    title: event?.title ?? '',
    startsAt: event ? localOf(timeZone, event.startsAt) : `${day}T19:00`,
    endsAt: event ? localOf(timeZone, event.endsAt) : `${day}T23:00`,
    note: event?.note ?? '',
    closesBooking: event?.closesBooking ?? true,
  });
  const done = () => {
    void refresh();
    onClose();
  };
  const body = () => ({
    ...draft,
    title: draft.title.trim(),
    startsAt: new Date(momentOf(timeZone, draft.startsAt)).toISOString(),
    endsAt: new Date(momentOf(timeZone, draft.endsAt)).toISOString(),
  });
  const form = useForm<void, unknown>({
    send: () =>
      event
        ? call('PUT /api/calendar/:storeId/events/:eventId', {
            params: { storeId, eventId: event._id },
            body: body(),
          })
        : call('POST /api/calendar/:storeId/events', { params: { storeId }, body: body() }),
    check: (): Record<string, string> => ({
      ...(draft.title.trim() === '' ? { title: fields.required } : {}),
      ...(draft.startsAt === '' ? { startsAt: fields.required } : {}),
      ...(draft.endsAt <= draft.startsAt ? { endsAt: t.endsBefore } : {}),
    }),
    onDone: done,
  });
  const removing = useForm<void, unknown>({
    send: () =>
      event
        ? call('DELETE /api/calendar/:storeId/events/:eventId', { params: { storeId, eventId: event._id } })
        : Promise.resolve(),
    onDone: done,
  });
  const field = fieldsOf(draft, (change) => setDraft({ ...draft, ...change }), form.faults);
  if (!may(role, 'reservation.settings')) return <p>{draft.note}</p>;
  return (
    <form {...form.propsFor(() => form.submit())}>
      <TextField
        label={t.eventTitle}
        description={t.eventHint}
        data-autofocus
        maxLength={120}
        {...field('title')}
      />
      <TextField label={t.from} type="datetime-local" {...field('startsAt')} />
      <TextField label={t.to} type="datetime-local" {...field('endsAt')} />
      <TextArea label={t.eventNote} maxLength={LONGEST_NOTE} minRows={1} {...field('note')} />
      <SwitchField
        label={t.closesBooking}
        checked={draft.closesBooking}
        onChange={(closesBooking) => setDraft({ ...draft, closesBooking })}
      />
      <FormFailure>{form.failure || removing.failure}</FormFailure>
      {event && (
        <Button look="danger" isBusy={removing.isBusy} onClick={() => removing.submit()}>
          {remove}
        </Button>
      )}
      <DialogSteps onClose={onClose} isBusy={form.isBusy} />
    </form>
  );
}
