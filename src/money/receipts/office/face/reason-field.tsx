import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { TextField } from '#ui/office/fields/text-field.tsx';

interface ReasonFieldProps {
  /** The usual ones, to tap. */
  usual: readonly string[];
  value: string;
  fault?: string | undefined;
  onChange: (reason: string) => void;
}

const LONGEST = 400;

/** Why money is corrected or lost: a usual reason, or one in somebody's own words. */
export function ReasonField({ usual, value, fault, onChange }: ReasonFieldProps) {
  const { order } = useTexts();
  return (
    <>
      <div className={common.row}>
        {usual.map((text) => (
          <Button key={text} aria-pressed={value === text} onClick={() => onChange(text)}>
            {text}
          </Button>
        ))}
      </div>
      <TextField
        label={order.reasonOther}
        value={usual.includes(value) ? '' : value}
        maxLength={LONGEST}
        fault={fault}
        onChange={onChange}
      />
    </>
  );
}
