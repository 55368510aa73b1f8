import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { buyingQuery } from '#stock/buying/office-api/buying.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { stockKey } from '../office-api/stock.ts';
import { UNITS, type Unit } from '../rules/amount.ts';
import { boughtIn } from '../rules/buying.ts';
import { AT_ZERO, MOST_PACKS } from '../rules/ingredient.ts';
import type { IngredientView } from '../wire/stock.ts';
import {
  NOTHING_SAID,
  QuantityField,
  quantityOf,
  type SaidQuantity,
  saidOf,
} from './face/quantity-field.tsx';
import styles from './stock.module.css';

interface IngredientDialogProps {
  /** The one to change. A new one is added without. */
  ingredient?: IngredientView;
  onClose: () => void;
}

export function IngredientDialog(props: IngredientDialogProps) {
  const { stock: t } = useTexts();
  return (
    <Dialog isOpen onClose={props.onClose} size="30rem" title={props.ingredient ? t.editTitle : t.add}>
      <IngredientForm {...props} />
    </Dialog>
  );
}

interface PackDraft {
  key: number;
  name: string;
  said: SaidQuantity;
}

function IngredientForm({ ingredient, onClose }: IngredientDialogProps) {
  const { stock: t, buying, faults } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const [name, setName] = useState(ingredient?.name ?? '');
  const [shelf, setShelf] = useState(ingredient?.shelf ?? '');
  const [unit, setUnit] = useState<Unit>(ingredient?.unit ?? 'g');
  const [par, setPar] = useState(
    ingredient?.par == null ? NOTHING_SAID : saidOf(ingredient.par, ingredient.unit),
  );
  const [supplier, setSupplier] = useState(ingredient?.supplier ?? '');
  const [price, setPrice] = useState(ingredient?.price == null ? '' : String(ingredient.price));
  const [atZero, setAtZero] = useState(ingredient?.atZero ?? 'goOn');
  const [isGone, setGone] = useState(ingredient?.isGone ?? false);
  const [packs, setPacks] = useState<PackDraft[]>(
    (ingredient?.packs ?? []).map((pack, key) => ({
      key,
      name: pack.name,
      said: saidOf(pack.quantity, unit),
    })),
  );
  const suppliers = (useQuery(buyingQuery(storeId)).data?.suppliers ?? []).filter(
    ({ _id, isGone: isOld }) => !isOld || _id === supplier,
  );
  const named = packs.filter((pack) => pack.name.trim() !== '');
  const paid = price.trim() === '' ? undefined : parsePrice(price);
  const boughtAs = boughtIn({
    unit,
    packs: named.map((pack) => ({ name: pack.name.trim(), quantity: 0 })),
  }).name;
  const bought = t.units[boughtAs as keyof typeof t.units] ?? boughtAs;
  const form = useForm({
    check: () => ({
      ...(name.trim() === '' ? { name: faults.required() } : {}),
      ...(par.text.trim() !== '' && quantityOf(par, { unit }) === null ? { par: faults.quantity() } : {}),
      ...(paid === null ? { price: faults.amount() } : {}),
      ...(named.some(({ said }) => !quantityOf(said, { unit })) ? { packs: faults.quantity() } : {}),
    }),
    send: async () => {
      const body = {
        name: name.trim(),
        shelf: shelf.trim(),
        par: par.text.trim() === '' ? null : quantityOf(par, { unit }),
        supplier: supplier === '' ? null : supplier,
        price: paid == null ? null : toNumber(paid),
        // What nobody has touched goes on following whether it is counted.
        ...(atZero === (ingredient?.atZero ?? 'goOn') ? {} : { atZero }),
        packs: named.map((pack) => ({
          name: pack.name.trim(),
          quantity: quantityOf(pack.said, { unit }) ?? 0,
        })),
      };
      if (!ingredient)
        return call('POST /api/stores/:storeId/stock/ingredients', {
          params: { storeId },
          body: { ...body, unit },
        });
      return call('PUT /api/stores/:storeId/stock/ingredients/:ingredientId', {
        params: { storeId, ingredientId: ingredient._id },
        body: { ...body, isGone },
      });
    },
    onDone: async () => {
      await client.invalidateQueries({ queryKey: stockKey(storeId) });
      onClose();
    },
  });
  const setPack = (at: number, change: Partial<PackDraft>) =>
    setPacks(packs.map((pack, place) => (place === at ? { ...pack, ...change } : pack)));
  return (
    <form {...form.propsFor(() => form.submit())} className={styles.form}>
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        label={t.name}
        autoComplete="off"
        maxLength={80}
        value={name}
        fault={form.faults['name']}
        onChange={setName}
      />
      {!ingredient && (
        <SelectField
          label={t.measured}
          value={unit}
          options={UNITS.map((value) => ({ value, label: t.measuredIn[value] }))}
          onChange={setUnit}
        />
      )}
      <TextField label={t.shelf} autoComplete="off" maxLength={40} value={shelf} onChange={setShelf} />
      <QuantityField label={t.par} unit={unit} value={par} fault={form.faults['par']} onChange={setPar} />
      <p className={styles.hint}>{t.parHint}</p>
      <SelectField
        label={t.atZero}
        value={atZero}
        options={AT_ZERO.map((value) => ({ value, label: t.atZeroDoes[value] }))}
        onChange={setAtZero}
      />
      {packs.map((pack, at) => (
        <div key={pack.key} className={styles.pack}>
          <TextField
            label={t.pack}
            autoComplete="off"
            maxLength={40}
            value={pack.name}
            onChange={(text) => setPack(at, { name: text })}
          />
          <QuantityField
            label={t.packHas}
            unit={unit}
            value={pack.said}
            fault={form.faults['packs']}
            onChange={(said) => setPack(at, { said })}
          />
        </div>
      ))}
      {packs.length < MOST_PACKS && (
        <Button onClick={() => setPacks([...packs, { key: packs.length, name: '', said: NOTHING_SAID }])}>
          {t.addPack}
        </Button>
      )}
      <SelectField
        label={buying.usual}
        value={supplier}
        options={[
          { value: '', label: buying.noUsual },
          ...suppliers.map(({ _id, name: of }) => ({ value: _id, label: of })),
        ]}
        onChange={setSupplier}
      />
      <MoneyField
        label={buying.price(bought)}
        description={buying.optional}
        value={price}
        fault={form.faults['price']}
        onChange={setPrice}
      />
      {ingredient && (
        <SwitchField label={t.gone} description={t.goneHint} checked={isGone} onChange={setGone} />
      )}
      <DialogSteps onClose={onClose} isBusy={form.isBusy} />
    </form>
  );
}
