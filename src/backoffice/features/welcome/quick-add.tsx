import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { MoneyField } from '../../parts/fields/money-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useKeptDraft } from '../../parts/use-kept-draft.ts';
import { useTexts } from '../../texts/index.ts';
import { NO_DISH, type QuickDish, type QuickFault, quickFaults, withRoom } from './quick-dishes.ts';
import styles from './welcome.module.css';

interface QuickAddProps {
  isBusy: boolean;
  onAdd: (dishes: QuickDish[], onSaved: () => void) => void;
  /** Shown between the rows and the button. */
  children: ReactNode;
}

const ROWS = [NO_DISH, NO_DISH, NO_DISH];

export function QuickAdd({ isBusy, onAdd, children }: QuickAddProps) {
  const { welcome } = useTexts();
  const t = welcome.dishes;
  const form = useRef<HTMLFormElement>(null);
  const [dishes, setDishes] = useKeptDraft<QuickDish[]>('first-dishes', ROWS);
  const [faults, setFaults] = useState<Record<string, QuickFault>>({});
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = quickFaults(dishes);
    setFaults(found);
    if (Object.keys(found).length === 0 && !isBusy) onAdd(dishes, () => setDishes(ROWS));
  }

  const faultText = (path: string) => {
    const fault = faults[path];
    return fault && t.faults[fault];
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      {dishes.map((dish, index) => {
        const row = index + 1;
        const set = (edits: Partial<QuickDish>) =>
          setDishes(withRoom(dishes.with(index, { ...dish, ...edits })));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <div key={index} className={styles.row}>
            <TextField
              aria-label={t.name(row)}
              placeholder={t.namePlaceholder}
              autoComplete="off"
              value={dish.name}
              fault={faultText(`${index}.name`)}
              onChange={(name) => set({ name })}
            />
            <MoneyField
              aria-label={t.price(row)}
              placeholder={t.pricePlaceholder}
              value={dish.price}
              fault={faultText(`${index}.price`)}
              onChange={(price) => set({ price })}
            />
            <label className={styles.veg}>
              <input
                type="checkbox"
                checked={dish.veg}
                aria-label={t.veg(row)}
                onChange={(event) => set({ veg: event.target.checked })}
              />
              <span aria-hidden="true">{t.vegShort}</span>
            </label>
          </div>
        );
      })}
      {children}
      <Button look="main" type="submit" isBusy={isBusy} className={styles.put}>
        {t.add}
      </Button>
    </form>
  );
}
