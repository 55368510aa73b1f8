import { AVAILABLE, HIDDEN, SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import { formatClock } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { kindOfState, type StateKind } from '../../rules/edits/items.ts';
import { instantOf, timeAt } from '../face/preview/preview-time.ts';
import { useItemDraft } from './item-draft.ts';

const STATES: Record<StateKind, string> = {
  available: AVAILABLE,
  'sold-out': SOLD_OUT,
  hidden: HIDDEN,
  other: '',
};

export function AvailabilityCard() {
  const { editor: t, items } = useTexts();
  const { timeZone } = useStore().profile;
  const { item, change, faultOf } = useItemDraft();
  const kind = kindOfState(item.state);
  const setState = (state: string) => change(({ until: _until, ...now }) => ({ ...now, state }));
  return (
    <Card title={t.availability} hint={t.availabilityHint}>
      <SelectField
        label={t.state}
        value={kind}
        options={[
          { value: 'available', label: t.available },
          { value: 'sold-out', label: items.soldOut },
          { value: 'hidden', label: t.hidden },
          { value: 'other', label: t.otherState },
        ]}
        onChange={(value) => setState(STATES[value])}
      />
      {kind === 'other' && (
        <TextField
          label={t.stateInWords}
          description={t.stateInWordsHint}
          value={item.state}
          maxLength={60}
          onChange={setState}
          fault={faultOf('state')}
        />
      )}
      {kind !== 'available' && (
        <TextField
          type="datetime-local"
          label={t.backAt}
          description={t.backAtHint}
          value={item.until === undefined ? '' : shownAt(timeZone, item.until)}
          onChange={(text) =>
            change(({ until: _until, ...now }) => ({ ...now, ...readUntil(timeZone, text) }))
          }
          fault={faultOf('until')}
        />
      )}
    </Card>
  );
}

function shownAt(timeZone: string, until: string): string {
  const { day, minute } = timeAt(timeZone, Date.parse(until));
  return `${day}T${formatClock(minute)}`;
}

function readUntil(timeZone: string, text: string): { until?: string } {
  const [day = '', clock = ''] = text.split('T');
  const [hour, minute] = clock.split(':').map(Number);
  const at = instantOf(timeZone, { day, minute: (hour ?? 0) * 60 + (minute ?? 0) });
  return at === null ? {} : { until: new Date(at).toISOString() };
}
