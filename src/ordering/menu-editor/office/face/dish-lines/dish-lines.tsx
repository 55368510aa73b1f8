import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { settleFigure } from '#ordering/menu-lines/rules/figures.ts';
import { withMark } from '#ordering/menu-lines/rules/marks.ts';
import { type MenuLine, parseLines } from '#ordering/menu-lines/rules/parse-lines.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextArea } from '#ui/office/fields/text-field.tsx';
import { useFormProps } from '#ui/office/forms/use-form.ts';
import styles from './dish-lines.module.css';
import { LinePreview } from './line-preview.tsx';
import { PhotoMenu } from './photo/photo-menu.tsx';
import type { PhotoText } from './photo/photo-messages.ts';

interface DishLinesProps {
  text: string;
  onText: (text: string) => void;
  /** Whether lines without a price name categories. */
  hasHeadings: boolean;
  isBusy?: boolean;
  onAdd: (lines: MenuLine[], onSaved: () => void) => void;
  /** Shown above the button. */
  children?: ReactNode;
}

/** Dishes typed or pasted as text, and how each line is understood. The text is the only state: marks are written to it. */
export function DishLines({ text, onText, hasHeadings, isBusy = false, onAdd, children }: DishLinesProps) {
  const { dishLines: t } = useTexts();
  const [faults, setFaults] = useState<{ text?: string }>({});
  const shown = useDeferredValue(text);
  const lines = useMemo(() => parseLines(shown, hasHeadings), [shown, hasHeadings]);
  const propsFor = useFormProps(faults);

  function change(typed: string) {
    onText(typed);
    setFaults({});
  }

  function addRead(read: readonly PhotoText[]) {
    const wanted = read.filter(({ is }) => hasHeadings || is === 'dish').map((line) => line.text);
    change([text.trimEnd(), ...wanted].filter((line) => line !== '').join('\n'));
  }

  function submit() {
    const read = parseLines(text, hasHeadings);
    const wrong = read.filter(({ is }) => is === 'fault').length;
    const fault = read.length === 0 ? t.none : wrong > 0 ? t.wrong(wrong) : undefined;
    setFaults(fault === undefined ? {} : { text: fault });
    if (fault === undefined && !isBusy) onAdd(read, () => onText(''));
  }

  return (
    <>
      <PhotoMenu onLines={addRead} />
      <form {...propsFor(submit)}>
        <TextArea
          label={t.label}
          description={hasHeadings ? `${t.hint} ${t.headingsHint}` : t.hint}
          placeholder={hasHeadings ? t.menuPlaceholder : t.placeholder}
          minRows={5}
          autoComplete="off"
          data-autofocus
          value={text}
          fault={faults.text}
          onChange={change}
        />
        {lines.length > 0 && (
          <LinePreview
            lines={lines}
            onMark={(at, veg) => change(withMark(text, at, veg))}
            onFigure={(at, as) => change(settleFigure(text, at, as))}
          />
        )}
        {children}
        <Button look="main" type="submit" isBusy={isBusy} className={styles.put}>
          {t.add(lines.filter(({ is }) => is === 'dish').length)}
        </Button>
      </form>
    </>
  );
}
