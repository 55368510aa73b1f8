import { CHANNEL_NAMES } from '#ordering/channels/rules/channel.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import type { Weekday } from '#restaurant/opening-hours/rules/store-hours.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Choices } from '#ui/office/choices/choices.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import type { RuleFieldsProps } from './edit-price-rules.ts';
import styles from './price-rules.module.css';

const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** For which orders a rule holds, and when. What is not chosen means all of it. */
export function WhenFields({ rule, areas, faultOf, onChange }: RuleFieldsProps) {
  const { priceRules: t, hours } = useTexts();
  const { labelOf } = useNames();
  const { orderConfigs } = useStore().profile;
  const { when } = rule;
  const set = (change: Partial<typeof when>) => onChange({ when: { ...when, ...change } });
  const known = [...new Set([...areas, ...when.areas])];
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t.when}</legend>
      <p className={styles.hint}>{t.whenHint}</p>
      <Choices
        label={t.types}
        values={when.types}
        options={orderConfigs.map((type) => ({ value: type._id, label: labelOf(type) }))}
        onChange={(types) => set({ types })}
      />
      {known.length > 0 && (
        <Choices
          label={t.areas}
          values={when.areas}
          options={known.map((area) => ({ value: area, label: area }))}
          onChange={(chosen) => set({ areas: chosen })}
        />
      )}
      <Choices
        label={t.days}
        values={when.days}
        options={WEEK.map((day) => ({ value: day, label: hours.days[day] }))}
        onChange={(days) => set({ days })}
      />
      <div className={styles.pair}>
        <TextField type="time" label={t.from} value={rule.from} onChange={(from) => onChange({ from })} />
        <TextField
          type="time"
          label={t.until}
          value={rule.until}
          fault={faultOf('until')}
          onChange={(until) => onChange({ until })}
        />
        <TextField
          type="date"
          label={t.fromDay}
          value={when.fromDay ?? ''}
          onChange={(day) => set({ fromDay: day || null })}
        />
        <TextField
          type="date"
          label={t.untilDay}
          value={when.untilDay ?? ''}
          fault={faultOf('untilDay')}
          onChange={(day) => set({ untilDay: day || null })}
        />
      </div>
      <p className={styles.hint}>{t.overMidnight}</p>
      <Choice
        label={t.channel}
        wraps
        value={when.channel ?? 'all'}
        options={(['all', ...CHANNEL_NAMES] as const).map((value) => ({ value, label: t.channels[value] }))}
        onChange={(channel) => set({ channel: channel === 'all' ? null : channel })}
      />
    </fieldset>
  );
}
