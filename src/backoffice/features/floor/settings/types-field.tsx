import { parseOrderTypeView } from '#domain/api/parse-order-type-view.ts';
import { isServedAtTables } from '#domain/sittings/settings.ts';
import { SwitchField } from '../../../components/fields/switch-field.tsx';
import { useStore } from '../../../session/current-store.ts';
import { useNames, useTexts } from '../../../texts/index.ts';
import styles from './sittings.module.css';

interface TypesFieldProps {
  /** Ids of the order types that are left out. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** The order types of guests who sit. With only one there is nothing to choose. */
export function TypesField({ value, onChange }: TypesFieldProps) {
  const { sittings: t } = useTexts();
  const { nameOf } = useNames();
  const { orderConfigs } = useStore().profile;
  const types = orderConfigs.filter((view) => view.active && isServedAtTables(parseOrderTypeView(view)));
  if (types.length < 2) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t.types}</legend>
      <p className={styles.hint}>{t.typesHint}</p>
      {types.map((type) => (
        <SwitchField
          key={type._id}
          label={nameOf(type)}
          checked={!value.includes(type._id)}
          onChange={(isOn) => {
            const others = value.filter((id) => id !== type._id);
            onChange(isOn ? others : [...others, type._id]);
          }}
        />
      ))}
    </fieldset>
  );
}
