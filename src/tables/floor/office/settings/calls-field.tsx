import { CALL_KINDS, type CallChoice } from '#tables/sittings/rules/sitting.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { CloseIcon } from '#ui/office/icons.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import styles from './sittings.module.css';

const MOST = 12;
const LONGEST = 30;

export const isOwnCall = ({ key }: CallChoice) => CALL_KINDS.every((kind) => kind !== key);

interface CallsFieldProps {
  value: readonly CallChoice[];
  faults: Faults;
  onChange: (value: CallChoice[]) => void;
}

/** The calls of every restaurant, each on or off, and the restaurant's own. */
export function CallsField({ value, faults, onChange }: CallsFieldProps) {
  const { sittings: t, floor } = useTexts();
  const set = (index: number, change: Partial<CallChoice>) =>
    onChange(value.map((choice, at) => (at === index ? { ...choice, ...change } : choice)));
  return (
    <>
      {value.map((choice, index) =>
        isOwnCall(choice) ? (
          <div key={choice.key} className={styles.own}>
            <TextField
              label={t.ownCall}
              description={t.ownCallHint}
              value={choice.label}
              maxLength={LONGEST}
              fault={faults[`calls.${index}.label`]}
              onChange={(label) => set(index, { label })}
            />
            <Button
              aria-label={t.removeCall(choice.label)}
              icon={<CloseIcon size={18} />}
              onClick={() => onChange(value.toSpliced(index, 1))}
            />
          </div>
        ) : (
          <SwitchField
            key={choice.key}
            label={floor.call[choice.key] ?? choice.key}
            checked={choice.isOn}
            onChange={(isOn) => set(index, { isOn })}
          />
        ),
      )}
      {value.length < MOST && (
        <Button onClick={() => onChange([...value, { key: randomId(), label: '', isOn: true }])}>
          {t.addCall}
        </Button>
      )}
    </>
  );
}
