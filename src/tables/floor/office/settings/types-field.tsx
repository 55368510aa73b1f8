import { parseOrderTypeView } from '#ordering/catalogue/wire/parse-order-type-view.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { isServedAtTables } from '#tables/sittings/rules/settings.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
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
